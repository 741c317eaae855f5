interface Locale {
  /** Shown in the language menu, in its own language. */
  name: string
  /** For `lang` and `hreflang`. */
  bcp47: string
  /** For Intl: pins Latin digits and day-before-month, which the reader's tag leaves open. */
  intl: string
  dir: 'ltr' | 'rtl'
}

/** The ten languages [AP-1]. The keys are the codes of the wire, the cookie and the path prefix. */
export const LOCALES = {
  en: { name: 'English', bcp47: 'en', intl: 'en-GB', dir: 'ltr' },
  zh_CN: { name: '简体中文', bcp47: 'zh-Hans-CN', intl: 'zh-Hans-CN', dir: 'ltr' },
  ar: { name: 'العربية', bcp47: 'ar-AE', intl: 'ar-AE-u-nu-latn', dir: 'rtl' },
  fr: { name: 'Français', bcp47: 'fr', intl: 'fr', dir: 'ltr' },
  zh_HK: { name: '繁體中文', bcp47: 'zh-Hant-HK', intl: 'zh-Hant-HK', dir: 'ltr' },
  pt: { name: 'Português', bcp47: 'pt-BR', intl: 'pt-BR', dir: 'ltr' },
  ko: { name: '한국어', bcp47: 'ko', intl: 'ko', dir: 'ltr' },
  he: { name: 'עברית', bcp47: 'he', intl: 'he', dir: 'rtl' },
  de: { name: 'Deutsch', bcp47: 'de', intl: 'de', dir: 'ltr' },
  es: { name: 'Español', bcp47: 'es', intl: 'es', dir: 'ltr' },
} as const satisfies Record<string, Locale>

export type LocaleCode = keyof typeof LOCALES

export const DEFAULT_LOCALE = 'en' satisfies LocaleCode

export const isLocaleCode = (code: string): code is LocaleCode => Object.hasOwn(LOCALES, code)

/** The given locale if the product has it, otherwise the default. */
export const knownLocale = (value: unknown): LocaleCode =>
  typeof value === 'string' && isLocaleCode(value) ? value : DEFAULT_LOCALE

export const LOCALE_CODES: readonly LocaleCode[] = Object.keys(LOCALES).filter(isLocaleCode)
