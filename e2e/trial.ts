import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { test as base } from './fixtures.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const VITE = 'apps/storefront/node_modules/vite/bin/vite.js'
const CONFIG = 'apps/storefront/test/trial/vite.config.ts'

interface BoxWords {
  title: string
  message: string
  value?: string
}

/** What apps/storefront/test/trial/main.tsx puts on its window. */
interface Trial {
  messageBox: Record<'alert' | 'confirm' | 'prompt', (words: BoxWords) => Promise<unknown>>
  toast: (text: string, options?: { kind: 'calm' | 'error' }) => void
  rememberSocialType: (socialType: string) => void
  socialType: () => string
  kept: () => { items: unknown; labels: unknown }
  subscribe: (email: string) => Promise<unknown>
  certifications: () => Promise<unknown>
  go: (path: string) => Promise<void>
  signIn: (userId: string) => void
  signOut: () => void
}

declare global {
  var trial: Trial
}

/**
 * A page for what the shell offers and no page uses yet: the shop's own code, built for the test and
 * laid over one address of the stage, so that what it asks of the API is answered by the real one.
 */
export const test = base.extend<object, { trialFiles: string }>({
  trialFiles: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from it
    async ({}, use, { workerIndex }) => {
      const files = join(ROOT, `.cache/e2e/trial-${workerIndex}`)
      const build = [VITE, 'build', '--config', CONFIG, '--outDir', files, '--emptyOutDir']
      await promisify(execFile)(process.execPath, build, { cwd: ROOT })
      await use(files)
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // Not the page that must be free of complaints: a browser complains of every refusal.
  page: async ({ context, stage, trialFiles }, use) => {
    const page = await context.newPage()
    await page.clock.install()
    await page.route(`${stage.url}/trial/**`, (route) => {
      const { pathname } = new URL(route.request().url())
      return route.fulfill({ path: join(trialFiles, pathname.slice('/trial/'.length)) })
    })
    await page.goto('/trial/index.html')
    await page.waitForFunction(() => 'trial' in globalThis)
    await use(page)
  },
})

export { expect } from './fixtures.ts'
