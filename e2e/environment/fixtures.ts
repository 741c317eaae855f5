import { type ApiCall, createClient } from '@ironsouq/contract/client'
import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import type { DeviceCard } from '@ironsouq/contract/device/device.schema'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { test as base, expect, type Page } from '@playwright/test'
import { currentEnvironment, type Environment } from './environment.ts'

interface Fixtures {
  environment: Environment
  /** Messages of the console that are no fault of the page, by their text. */
  expectedMessages: RegExp
  /** The API as staff call it, in a language. */
  api: (locale?: LocaleCode) => ApiCall
  /** The first machine of the list. */
  machine: DeviceCard
}

/** The headless shell has no user interface for passkeys: the login page reports that it lacks one. */
const NO_PASSKEY_INTERFACE = /Resident credentials or empty 'allowCredentials' lists/

/** Errors and warnings in the console, hydration mismatches included, are faults of the page. */
function consoleErrorsOf(page: Page, expected: RegExp): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    // A requested 404 is no fault; a refused form is answered as the data of the same page.
    const ofPageItself = message.location().url.replace(/\.data(\?.*)?$/, '$1') === page.url()
    const isExpected = ofPageItself || expected.test(message.text())
    if (['error', 'warning'].includes(message.type()) && !isExpected) errors.push(message.text())
  })
  page.on('pageerror', (err) => errors.push(err.message))
  return errors
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from it
  environment: async ({}, use) => use(currentEnvironment()),
  baseURL: async ({ environment }, use) => use(environment.url),
  expectedMessages: [NO_PASSKEY_INTERFACE, { option: true }],
  page: async ({ page, expectedMessages }, use) => {
    const consoleErrors = consoleErrorsOf(page, expectedMessages)
    await use(page)
    expect(consoleErrors).toEqual([])
  },
  api: async ({ environment }, use) =>
    use((locale = 'en') =>
      createClient({
        base: environment.apiUrl,
        locale: () => locale,
        token: () => environment.staffToken,
        log: () => {},
      }),
    ),
  machine: async ({ api }, use) => {
    const { records } = await api()(deviceEndpoints.list, { query: {} })
    const [first] = records
    if (!first) throw new Error('the environment has no machine')
    await use(first)
  },
})

export { expect }
