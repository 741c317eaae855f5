import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { test as base } from '../environment/fixtures.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const VITE = 'apps/storefront/node_modules/vite/bin/vite.js'
const CONFIG = 'apps/storefront/test/services-page/vite.config.ts'

interface BoxTexts {
  title: string
  message: string
  value?: string
}

/** The globals of apps/storefront/test/services-page/main.tsx. */
interface Services {
  messageBox: Record<'alert' | 'confirm' | 'prompt', (texts: BoxTexts) => Promise<unknown>>
  toast: (text: string, options?: { kind: 'calm' | 'error' }) => void
  rememberSocialType: (socialType: string) => void
  socialType: () => string
  stored: () => { items: unknown; labels: unknown }
  subscribe: (email: string) => Promise<unknown>
  certifications: () => Promise<unknown>
  go: (path: string) => Promise<void>
  signIn: (userId: string) => void
  signOut: () => void
}

declare global {
  var services: Services
}

/**
 * A page for services of the shell that no page uses yet. It is the storefront's own code, built for
 * the test and served under one address of the site, so that the real API answers its requests.
 */
export const test = base.extend<object, { pageFiles: string }>({
  pageFiles: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from it
    async ({}, use, { workerIndex }) => {
      const files = join(ROOT, `.cache/e2e/services-page-${workerIndex}`)
      const build = [VITE, 'build', '--config', CONFIG, '--outDir', files, '--emptyOutDir']
      await promisify(execFile)(process.execPath, build, { cwd: ROOT })
      await use(files)
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // Without the check of the console: a browser logs every refusal.
  page: async ({ context, environment, pageFiles }, use) => {
    const page = await context.newPage()
    await page.clock.install()
    await page.route(`${environment.url}/services-page/**`, (route) => {
      const { pathname } = new URL(route.request().url())
      return route.fulfill({ path: join(pageFiles, pathname.slice('/services-page/'.length)) })
    })
    await page.goto('/services-page/index.html')
    await page.waitForFunction(() => 'services' in globalThis)
    await use(page)
  },
})

export { expect } from '../environment/fixtures.ts'
