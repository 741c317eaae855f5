import { LOCALES, type LocaleCode } from './locales.ts'

/**
 * Wraps text of unknown direction, such as a machine's title, in Unicode isolates. Without them its
 * parts change places inside a right-to-left sentence.
 */
export const isolate = (text: string, locale: LocaleCode): string =>
  LOCALES[locale].dir === 'rtl' ? `\u2068${text}\u2069` : text

/** Isolated in every language. A page has the same markup in both directions. */
export const isolated = (text: string): string => `\u2068${text}\u2069`

/** Keeps the sign of a figure before its digits. */
export const isolatedLtr = (text: string): string => `\u2066${text}\u2069`
