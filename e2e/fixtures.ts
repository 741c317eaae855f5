import { type ApiCall, createClient } from '@ironsouq/contract/client'
import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import type { DeviceCard } from '@ironsouq/contract/device/device.schema'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { test as base, expect, type Page } from '@playwright/test'
import { type Stage, theStage } from './stage/stage.ts'

interface Fixtures {
  stage: Stage
  /** The API as staff call it, in a language. */
  api: (locale?: LocaleCode) => ApiCall
  /** The machine that stands first in the list. */
  machine: DeviceCard
}

/** What a browser complains of, hydration included, is a fault of the page. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    // A 404 is what was asked for; a form's refusal comes as the page's data.
    const ofPageItself = message.location().url.replace(/\.data(\?.*)?$/, '$1') === page.url()
    if (['error', 'warning'].includes(message.type()) && !ofPageItself)
      complaints.push(message.text())
  })
  page.on('pageerror', (err) => complaints.push(err.message))
  return complaints
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from it
  stage: async ({}, use) => use(theStage()),
  baseURL: async ({ stage }, use) => use(stage.url),
  page: async ({ page }, use) => {
    const complaints = complaintsOf(page)
    await use(page)
    expect(complaints).toEqual([])
  },
  api: async ({ stage }, use) =>
    use((locale = 'en') =>
      createClient({
        base: stage.apiUrl,
        locale: () => locale,
        token: () => stage.staffToken,
        log: () => {},
      }),
    ),
  machine: async ({ api }, use) => {
    const { records } = await api()(deviceEndpoints.list, { query: {} })
    const [first] = records
    if (!first) throw new Error('there is no machine on the stage')
    await use(first)
  },
})

export { expect }
