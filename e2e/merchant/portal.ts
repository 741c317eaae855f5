import type { LocaleCode } from '@ironsouq/i18n/locales'
import { test as base } from '../environment/fixtures.ts'

interface Fixtures {
  /** The language that the browser chose before. */
  speak: (locale: LocaleCode) => Promise<void>
}

/** Tests of the merchant portal: addresses are below it. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ environment }, use) => use(environment.merchantUrl),
  // The browser reports each refused call, and a missing session is one.
  expectedMessages: /status of 4\d\d/,
  speak: async ({ context, environment }, use) =>
    use((locale) =>
      context.addCookies([{ name: 'lang', value: locale, url: environment.merchantUrl }]),
    ),
})

export { expect } from '../environment/fixtures.ts'
