import { defineConfig } from '@playwright/test'
import { FLAGS } from './browser.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** Changes what every page shows, so it runs when the others are done. */
const ALONE = /\.alone\.e2e\.ts$/

export default defineConfig({
  // The catalogue needs no site: catalogue.config.ts runs it.
  testMatch: /\/(?!catalogue)[^/]*\.e2e\.ts$/,
  globalSetup: './stage.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may be late once. Who passed only then is named at the end of the gate.
  retries: 1,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  outputDir: '../test-results',
  use: {
    launchOptions: { executablePath: '/usr/bin/chromium', args: FLAGS },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desk', testIgnore: ALONE, grepInvert: /@phone-only/, use: { viewport: DESK } },
    { name: 'phone', testIgnore: ALONE, grep: /@phone/, use: { viewport: PHONE, hasTouch: true } },
    {
      name: 'alone',
      testMatch: ALONE,
      dependencies: ['desk', 'phone'],
      use: { viewport: DESK },
    },
  ],
})
