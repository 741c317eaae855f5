import { defineConfig } from '@playwright/test'
import { FLAGS } from './browser.ts'

/** The kit alone, without a server: it compares pictures and presses keys. */
export default defineConfig({
  testMatch: /\/catalogue[^/]*\.e2e\.ts$/,
  globalSetup: './catalogue/serve.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may be late once. Who passed only then is named at the end of the gate.
  retries: 1,
  workers: 2,
  timeout: 60_000,
  reporter: 'list',
  outputDir: '../test-results/catalogue',
  snapshotPathTemplate: '{testDir}/catalogue/{arg}{ext}',
  updateSnapshots: 'none',
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.01, threshold: 0.25 } },
  use: {
    launchOptions: { executablePath: '/usr/bin/chromium', args: FLAGS },
    timezoneId: 'Asia/Dubai',
    contextOptions: { reducedMotion: 'reduce' },
  },
})
