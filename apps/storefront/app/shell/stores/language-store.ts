import { DEFAULT_LOCALE, LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import type { OfferedLanguage } from '#shell/shell-data.ts'
import { createStore } from './store.ts'

interface LanguageState {
  /** The codes that may be chosen. */
  locales: readonly LocaleCode[]
  locale: LocaleCode
  langName: string
  langList: readonly OfferedLanguage[]
  /** Why there is no list; empty while there is one. */
  errMsg: string
  isLoad: boolean
  /** Whether the shop's own decoration of its pages is in use, and the routes and heads it brings. */
  decorateSts: boolean
  shopRoutes: readonly string[]
  decorateHeaders: readonly string[]
}

const NOTHING_OFFERED = 'the server offers no language'

/** The language of the page and what may be chosen beside it [AP-8]. */
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
