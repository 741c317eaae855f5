import { describe, expect, it } from 'vitest'
import { compilePack } from './compile.ts'
import { LOCALE_CODES, type LocaleCode } from './locales.ts'
import type { Key } from './messages.ts'
import { PACKS } from './packs.ts'
import { runtimeOf } from './runtime.ts'
import { translator } from './translate.ts'

describe('the translator', () => {
  it('knows its keys at compile time', () => {
    const t = translator('en')
    expect(t('device.similar')).toBe(PACKS.en.device.similar)
    // @ts-expect-error a key that is in no pack
    expect(t('device.nope')).toBe('device.nope')
    // @ts-expect-error a key of another namespace
    expect(t('common.similar')).toBe('common.similar')
    // @ts-expect-error a key without its namespace
    expect(t('similar')).toBe('similar')
  })

  const FORMS = 'zero {# zero} one {# one} two {# two} few {# few} many {# many} other {# other}'
  const counted = (code: LocaleCode, count: number) => {
    const pack = { hours: `{count, plural, =0 {none} ${FORMS}}` }
    return runtimeOf(code, compilePack('device', pack, pack))._('device.hours', { count })
  }

  it.each([
    [0, 'none'],
    [1, '1 one'],
    [2, '2 two'],
    [3, '3 few'],
    [11, '11 many'],
    [100, '100 other'],
    [7840, '7,840 many'],
  ])('counts %i in Arabic, which has six plural forms', (count, text) => {
    expect(counted('ar', count)).toBe(text)
  })

  it.each<[LocaleCode, string, string]>([
    ['en', '1 one', '1,412 other'],
    ['zh_CN', '1 other', '1,412 other'],
    ['ar', '1 one', '1,412 many'],
    ['fr', '1 one', '1\u202f412 other'],
    ['zh_HK', '1 other', '1,412 other'],
    ['pt', '1 one', '1.412 other'],
    ['ko', '1 other', '1,412 other'],
    ['he', '1 one', '1,412 other'],
    ['de', '1 one', '1.412 other'],
    ['es', '1 one', '1412 other'],
  ])('counts in %s with the digits and the grouping of the language', (code, ...texts) => {
    expect([1, 1412].map((count) => counted(code, count))).toEqual(texts)
  })

  it('never mixes languages, whatever the order of asking', () => {
    const home = (code: LocaleCode) => translator(code)('common.home')
    const first = LOCALE_CODES.map(home)
    expect(new Set(first).size).toBe(LOCALE_CODES.length)
    expect(LOCALE_CODES.toReversed().map(home).toReversed()).toEqual(first)
    expect(translator('ar')).toBe(translator('ar'))
  })

  it.each<[Key, string, string]>([
    ['common.notFoundTitle', 'Page not found', '[AP-23]'],
    ['common.notFoundBody', 'Page not found: /x', '[AP-22]'],
    ['common.notFoundMalformed', 'Page Not Found: /x', '[AP-24]'],
    ['common.errorTitle', 'Something went wrong', '[AP-23]'],
    ['error.server', 'Something went wrong on our side. Please try again.', '[CL-8]'],
    ['error.pleaseLogIn', 'Please log in first.', '[FM-2]'],
  ])('says %s in the agreed words: %s %s', (key, text) => {
    expect(translator('en')(key, { path: '/x' })).toBe(text)
  })

  it('keeps an address readable inside right-to-left text', () => {
    const text = translator('ar')('common.notFoundBody', { path: '/device-list?a=1' })
    expect(text).toContain('\u2066/device-list?a=1\u2069')
  })
})
