import { defineConfig } from '@playwright/test'
import { FLAGS, HEADLESS_SHELL } from './environment/browser.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const BROWSER = /\.e2e\.ts$/
/** Without a browser: status codes, headers, cookies, JSON and the HTML that the server renders. */
const HTTP = /\.http\.ts$/
/** catalogue.config.ts runs these: they need no site. */
const CATALOGUE = /\/catalogue\//
/** These tests change what every page displays, so they run after the others. */
const ALONE = /\.alone\.(e2e|http)\.ts$/

export default defineConfig({
  globalSetup: './environment/setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may be late once. The gate names each test that needed its second attempt.
  retries: 1,
  // One more than cores: tests also wait for mails, timers and responses.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  outputDir: '../test-results',
  use: {
    launchOptions: { executablePath: HEADLESS_SHELL, args: FLAGS },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desk',
      testMatch: BROWSER,
      testIgnore: [ALONE, CATALOGUE],
      grepInvert: /@phone-only/,
      use: { viewport: DESK },
    },
    {
      name: 'phone',
      testMatch: BROWSER,
      testIgnore: [ALONE, CATALOGUE],
      grep: /@phone/,
      use: { viewport: PHONE, hasTouch: true },
    },
    { name: 'http', testMatch: HTTP, testIgnore: ALONE },
    {
      name: 'alone',
      testMatch: ALONE,
      dependencies: ['desk', 'phone', 'http'],
      // The vitals are measured here: browser and servers need both cores.
      workers: 1,
      use: { viewport: DESK },
    },
  ],
})
