import { DEFAULT_LOCALE, LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import type { OfferedLanguage } from '#kit/page/site-data.ts'
import { createStore } from '#kit/store/store.ts'

interface LanguageState {
  /** The available codes. */
  locales: readonly LocaleCode[]
  locale: LocaleCode
  langName: string
  langList: readonly OfferedLanguage[]
  /** The error message if the list did not load, otherwise empty. */
  errMsg: string
  isLoad: boolean
  /** Whether the store's page decoration is active, and its routes and head tags. */
  decorateSts: boolean
  shopRoutes: readonly string[]
  decorateHeaders: readonly string[]
}

const NOTHING_OFFERED = 'the server offers no language'

/** The language of the page and the available ones [AP-8]. */
export const languageStore = createStore<LanguageState>({
  locales: [],
  locale: DEFAULT_LOCALE,
  langName: LOCALES[DEFAULT_LOCALE].name,
  langList: [],
  errMsg: '',
  isLoad: false,
  decorateSts: false,
  shopRoutes: [],
  decorateHeaders: [],
})

export function rememberLanguage(locale: LocaleCode, langList: readonly OfferedLanguage[]): void {
  languageStore.set({
    locales: langList.map(({ code }) => code),
    locale,
    langName: langList.find(({ code }) => code === locale)?.name ?? LOCALES[locale].name,
    langList,
    errMsg: langList.length === 0 ? NOTHING_OFFERED : '',
    isLoad: true,
  })
}
