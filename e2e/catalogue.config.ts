import { defineConfig } from '@playwright/test'
import { CHROMIUM, FLAGS, HEADLESS_SHELL } from './environment/browser.ts'

/** The component catalogue without a server: compares pictures and uses the keyboard. */
export default defineConfig({
  globalSetup: './catalogue/serve.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may be late once. The gate names each test that needed its second attempt.
  retries: 1,
  workers: 2,
  timeout: 60_000,
  reporter: 'list',
  outputDir: '../test-results/catalogue',
  snapshotPathTemplate: '{testDir}/catalogue/pictures/{arg}{ext}',
  updateSnapshots: 'none',
  // The gate runs this step in the background at a lower priority.
  expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixelRatio: 0.01, threshold: 0.25 } },
  use: {
    timezoneId: 'Asia/Dubai',
    contextOptions: { reducedMotion: 'reduce' },
    // Entries keep nothing in the browser, so one context serves all tests of a worker.
    reuseContext: true,
  },
  projects: [
    {
      name: 'pictures',
      testMatch: /\/catalogue\/pictures\.e2e\.ts$/,
      use: { launchOptions: { executablePath: CHROMIUM, args: FLAGS } },
    },
    {
      name: 'keyboard',
      testMatch: /\/catalogue\/(keyboard|patterns)\.e2e\.ts$/,
      use: { launchOptions: { executablePath: HEADLESS_SHELL, args: FLAGS } },
    },
  ],
})
