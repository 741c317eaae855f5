import { type ApiCall, createClient } from '@ironsouq/contract/client'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Translate } from '@ironsouq/i18n/messages'
import { translator } from '@ironsouq/i18n/translate'
import { test as base, expect, type Page } from '@playwright/test'
import { currentEnvironment, type Environment } from './environment.ts'
import { type Language, type Variant, variantInGate, variantsOf, VIEWPORTS } from './variant.ts'

export interface Options {
  /** What the tests of a file are tied to; a single test is tied by its tags. */
  only: Partial<Variant>
  /** The variant of the project in a full run; in the gate each test has its own. */
  combination: Variant | undefined
}

interface Fixtures extends Options {
  environment: Environment
  variant: Variant
  /** The language in which this run of the test visits the site. */
  language: Language
  /** The texts in that language. */
  t: Translate
  isPhone: boolean
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
  only: [{}, { option: true }],
  combination: [undefined, { option: true }],
  variant: [
    async ({ only, combination }, use, info) => {
      const isSuitable = ({ language, width }: Variant) =>
        language === combination?.language && width === combination.width
      const suits = !combination || variantsOf(info, only).some(isSuitable)
      base.skip(!suits, 'the test is tied to another variant')
      await use(combination ?? variantInGate(info, only))
    },
    { auto: true },
  ],
  language: async ({ variant }, use) => use(variant.language),
  t: async ({ language }, use) => use(translator(language)),
  isPhone: async ({ variant }, use) => use(variant.width === 'phone'),
  viewport: async ({ variant }, use) => use(VIEWPORTS[variant.width]),
  hasTouch: async ({ isPhone }, use) => use(isPhone),
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
