import { defineConfig } from '@playwright/test'
import { FLAGS, HEADLESS_SHELL } from './environment/browser.ts'

/** `npm run drill pictures` runs this one; with `--dev` the installation exists. */
export default defineConfig({
  ...(!process.env['E2E_ENVIRONMENT'] && { globalSetup: './environment/setup.ts' }),
  testMatch: /pictures\.drill\.ts$/,
  workers: 1,
  timeout: 60 * 60_000,
  reporter: 'list',
  outputDir: '../test-results',
  use: {
    launchOptions: { executablePath: HEADLESS_SHELL, args: FLAGS },
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
  },
})
