import { isLocaleCode, LOCALES } from '@ironsouq/i18n/locales'

/** Of a text that may be in English on a page of another language. */
export const languageOf = (locale: string) =>
  isLocaleCode(locale) ? { lang: LOCALES[locale].bcp47, dir: LOCALES[locale].dir } : {}
