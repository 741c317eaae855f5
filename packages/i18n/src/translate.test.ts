import { describe, expect, it } from 'vitest'
import { LOCALE_CODES, type LocaleCode } from './locales.ts'
import type { Key } from './messages.ts'
import { translator } from './translate.ts'

describe('the translator', () => {
  it('knows its keys at compile time', () => {
    const t = translator('en')
    expect(t('device.similar')).toBe('Similar machines')
    // @ts-expect-error a key that is in no pack
    expect(t('device.nope')).toBe('device.nope')
    // @ts-expect-error a key of another namespace
    expect(t('common.similar')).toBe('common.similar')
    // @ts-expect-error a key without its namespace
    expect(t('similar')).toBe('similar')
  })

  it.each([
    [0, '0 ساعة عمل'],
    [1, 'ساعة عمل واحدة'],
    [2, 'ساعتا عمل'],
    [3, '3 ساعات عمل'],
    [11, '11 ساعة عمل'],
    [100, '100 ساعة عمل'],
    [7840, '7,840 ساعة عمل'],
  ])('counts %i hours in Arabic, which has six plural forms', (hours, text) => {
    expect(translator('ar')('device.hours', { hours })).toBe(text)
  })

  it.each<[LocaleCode, string, string, string]>([
    ['en', 'No machines', '1 machine', '1,412 machines'],
    ['zh_CN', '没有设备', '1 台设备', '1,412 台设备'],
    ['ar', 'لا توجد معدات', 'معدة واحدة', '1,412 معدة'],
    ['fr', 'Aucune machine', '1 machine', '1\u202f412 machines'],
    ['zh_HK', '沒有機械', '1 部機械', '1,412 部機械'],
    ['pt', 'Nenhuma máquina', '1 máquina', '1.412 máquinas'],
    ['ko', '장비 없음', '장비 1대', '장비 1,412대'],
    ['he', 'אין כלים', 'כלי אחד', '1,412 כלים'],
    ['de', 'Keine Maschinen', '1 Maschine', '1.412 Maschinen'],
    ['es', 'Ninguna máquina', '1 máquina', '1412 máquinas'],
  ])('counts machines in %s with the digits and the grouping of the language', (code, ...texts) => {
    const t = translator(code)
    expect([0, 1, 1412].map((count) => t('device.resultCount', { count }))).toEqual(texts)
  })

  it('never mixes languages, whatever the order of asking', () => {
    const home = (code: LocaleCode) => translator(code)('common.home')
    const first = LOCALE_CODES.map(home)
    expect(new Set(first).size).toBe(LOCALE_CODES.length)
    expect(LOCALE_CODES.toReversed().map(home).toReversed()).toEqual(first)
    expect(translator('ar')).toBe(translator('ar'))
  })

  it.each<[Key, string, string]>([
    ['common.notFoundTitle', 'Page Not Found', '[AP-23]'],
    ['common.notFoundBody', 'Page not found: /x', '[AP-22]'],
    ['common.notFoundMalformed', 'Page Not Found: /x', '[AP-24]'],
    ['common.errorTitle', 'Internal Server Error', '[AP-23]'],
    ['error.server', 'The server is having a minor problem', '[CL-8]'],
    ['error.pleaseLogIn', 'Please log in first.', '[FM-2]'],
  ])('says %s in the words of the specification: %s %s', (key, text) => {
    expect(translator('en')(key, { path: '/x' })).toBe(text)
  })

  it('keeps an address readable inside right-to-left text', () => {
    const text = translator('ar')('common.notFoundBody', { path: '/device-list?a=1' })
    expect(text).toBe('الصفحة غير موجودة: \u2066/device-list?a=1\u2069')
  })
})
