import { describe, expect, it } from 'vitest'
import { DEFAULT_LOCALE, isLocaleCode, LOCALE_CODES, LOCALES } from './locales.ts'

describe('the languages', () => {
  it('are these ten, English first and default [AP-1]', () => {
    expect(LOCALE_CODES).toEqual(
      ['en', 'zh_CN', 'ar', 'fr', 'zh_HK', 'pt', 'ko', 'he', 'de', 'es'], // the order of the menu
    )
    expect(DEFAULT_LOCALE).toBe('en')
  })

  it('run right to left in Arabic and Hebrew and nowhere else [AP-1]', () => {
    expect(LOCALE_CODES.filter((code) => LOCALES[code].dir === 'rtl')).toEqual(['ar', 'he'])
  })

  it.each(LOCALE_CODES)('%s has tags Intl knows and writes Latin digits', (code) => {
    const { bcp47, intl } = LOCALES[code]
    expect(Intl.getCanonicalLocales(bcp47)).toEqual([bcp47])
    expect(Intl.NumberFormat.supportedLocalesOf(intl)).toEqual([intl])
    expect(new Intl.NumberFormat(intl).resolvedOptions().numberingSystem).toBe('latn')
    expect(new Intl.Locale(intl).language).toBe(new Intl.Locale(bcp47).language)
  })

  it.each(['', 'zh', 'zh-CN', 'EN', 'toString', '__proto__'])('do not include %j', (code) => {
    expect(isLocaleCode(code)).toBe(false)
  })
})
