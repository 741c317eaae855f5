import { describe, expect, it } from 'vitest'
import { formatter } from './format.ts'
import { LOCALE_CODES, type LocaleCode } from './locales.ts'

const NB = '\u00a0'
const NNB = '\u202f'

describe('the formatter [AP-6]', () => {
  it.each<[LocaleCode, string, string, string]>([
    ['en', '1,234,567.5', `AED${NB}1,200`, `USD${NB}64,261.50`],
    ['zh_CN', '1,234,567.5', `AED${NB}1,200`, `USD${NB}64,261.50`],
    ['ar', '1,234,567.5', `1,200${NB}درهم`, `64,261.50${NB}دولار`],
    ['fr', `1${NNB}234${NNB}567,5`, `AED${NB}1${NNB}200`, `USD${NB}64${NNB}261,50`],
    ['zh_HK', '1,234,567.5', `AED${NB}1,200`, `USD${NB}64,261.50`],
    ['pt', '1.234.567,5', `AED${NB}1.200`, `USD${NB}64.261,50`],
    ['ko', '1,234,567.5', `AED${NB}1,200`, `USD${NB}64,261.50`],
    ['he', '1,234,567.5', `1,200${NB}דירהם`, `64,261.50${NB}דולר`],
    ['de', '1.234.567,5', `AED${NB}1.200`, `USD${NB}64.261,50`],
    ['es', '1.234.567,5', `AED${NB}1200`, `USD${NB}64.261,50`],
  ])('writes numbers and money in %s', (code, number, dirhams, dollars) => {
    const f = formatter(code)
    expect(f.number(1234567.5)).toBe(number)
    expect(f.number('1234567.5')).toBe(number)
    expect(f.money({ amount: '1200.00', currency: 'AED' })).toBe(dirhams)
    expect(f.money({ amount: '64261.50', currency: 'USD' })).toBe(dollars)
  })

  it('writes how long something takes in its two largest units', () => {
    expect(formatter('en').duration(40 * 60)).toBe(`1 day 16${NB}h`)
    expect(formatter('en').duration(2880)).toBe('2 days')
    expect(formatter('en').duration(2 * 1440 + 5)).toBe('2 days')
    expect(formatter('de').duration(76)).toBe(`1${NB}h 16 Min.`)
    expect(formatter('ar').duration(27)).toBe('27 د')
    expect(formatter('ko').duration(0)).toBe('0분')
  })

  it('writes an exchange rate with all of its digits', () => {
    expect(formatter('en').exactNumber('0.272294')).toBe('0.272294')
    expect(formatter('de').exactNumber('1.93464912')).toBe('1,93464912')
  })

  it.each<[LocaleCode, string, string]>([
    ['en', '18 Nov 2026', '18 Nov 2026, 00:04'],
    ['zh_CN', '2026年11月18日', '2026年11月18日 00:04'],
    ['ar', '18 نوفمبر 2026', '18 نوفمبر 2026، 00:04'],
    ['fr', '18 nov. 2026', '18 nov. 2026, 00:04'],
    ['zh_HK', '2026年11月18日', '2026年11月18日 00:04'],
    ['pt', '18 de nov. de 2026', '18 de nov. de 2026, 00:04'],
    ['ko', '2026년 11월 18일', '2026년 11월 18일 00:04'],
    ['he', '18 בנוב׳ 2026', '18 בנוב׳ 2026, 00:04'],
    ['de', '18. Nov. 2026', '18. Nov. 2026, 00:04'],
    ['es', '18 nov 2026', '18 nov 2026, 00:04'],
  ])('writes an instant in %s as Dubai has it', (code, date, dateTime) => {
    const f = formatter(code)
    expect(f.date('2026-11-17T20:04:00Z')).toBe(date)
    expect(f.dateTime(new Date('2026-11-17T20:04:00Z'))).toBe(dateTime)
  })

  it.each<[LocaleCode, string, string, string]>([
    ['en', 'Wednesday', '18 November', 'Wednesday 18 November'],
    ['ar', 'الأربعاء', '18 نوفمبر', 'الأربعاء، 18 نوفمبر'],
    ['de', 'Mittwoch', '18. November', 'Mittwoch, 18. November'],
    ['zh_CN', '星期三', '11月18日', '11月18日星期三'],
  ])('names a day in %s', (code, weekday, dayMonth, longDay) => {
    const f = formatter(code)
    for (const at of ['2026-11-18', '2026-11-17T20:04:00Z']) {
      expect(f.weekday(at)).toBe(weekday)
      expect(f.dayMonth(at)).toBe(dayMonth)
      expect(f.longDay(at)).toBe(longDay)
    }
    expect(f.time('2026-11-17T20:04:00Z')).toBe('00:04')
  })

  it.each<[LocaleCode, string, string, string]>([
    ['en', `7,840${NB}h`, '2,000–4,000', 'A, B and C'],
    ['zh_CN', '7,840小时', '2,000-4,000', 'A、B和C'],
    ['ar', `7,840${NB}ساعة`, '\u20662,000–4,000\u2069', 'A وB وC'],
    ['fr', `7${NNB}840${NB}h`, `2${NNB}000–4${NNB}000`, 'A, B et C'],
    ['zh_HK', '7,840小時', '2,000-4,000', 'A、B及C'],
    ['pt', `7.840${NB}h`, '2.000–4.000', 'A, B e C'],
    ['ko', '7,840시간', '2,000~4,000', 'A, B 및 C'],
    ['he', `7,840${NB}שע׳`, '\u20662,000–4,000\u2069', 'A, B ו־C'],
    ['de', `7.840${NB}h`, '2.000–4.000', 'A, B und C'],
    ['es', `7840${NB}h`, '2000-4000', 'A, B y C'],
  ])('writes hours, ranges and lists in %s', (code, hours, range, list) => {
    const f = formatter(code)
    expect(f.hours(7840)).toBe(hours)
    expect(f.range(2000, 4000)).toBe(range)
    expect(f.list(['A', 'B', 'C'])).toBe(list)
  })

  it('joins the Hebrew "and" to a Hebrew word, also to an isolated one', () => {
    const f = formatter('he')
    expect(f.list(['יעים', 'דחפורים'])).toBe('יעים ודחפורים')
    expect(f.list(['\u2068יעים\u2069', '\u2068דחפורים\u2069'])).toBe(
      '\u2068יעים\u2069 ו\u2068דחפורים\u2069',
    )
    expect(f.list(['\u2068336\u2069', '\u2068140K\u2069'])).toBe(
      '\u2068336\u2069 ו־\u2068140K\u2069',
    )
  })

  it.each<[LocaleCode, string, string]>([
    ['en', '64%', '2.5%'],
    ['ar', '\u206664%\u2069', '\u20662.5%\u2069'],
    ['he', '\u206664%\u2069', '\u20662.5%\u2069'],
    ['de', `64${NB}%`, `2,5${NB}%`],
  ])('keeps the percent sign on its side of the number in %s', (code, whole, exact) => {
    expect(formatter(code).percent(0.64)).toBe(whole)
    expect(formatter(code).exactPercent(0.025)).toBe(exact)
  })

  it('writes few hours in the Arabic plural', () => {
    expect(formatter('ar').hours(3)).toBe(`3${NB}ساعات`)
    expect(formatter('ar').hours(0)).toBe(`0${NB}ساعة`)
  })

  it('uses the given time zone, and does not shift a calendar day', () => {
    const f = formatter('en', { timeZone: 'America/Los_Angeles' })
    expect(f.dateTime('2026-11-17T20:04:00Z')).toBe('17 Nov 2026, 12:04')
    expect(f.date('2026-11-17')).toBe('17 Nov 2026')
    expect(formatter('en').dateTime('2026-11-17T20:04:00Z')).toBe('18 Nov 2026, 00:04')
  })

  it('gives the parts of an amount in the order of reading', () => {
    const price = { amount: '236000.00', currency: 'AED' }
    expect(formatter('en').moneyParts(price)).toEqual({
      currency: 'AED',
      figure: '236,000',
      order: 'before',
    })
    expect(formatter('ar').moneyParts(price)).toEqual({
      currency: 'درهم',
      figure: '236,000',
      order: 'after',
    })
  })

  it.each([
    ['1200.5', 'AED', `AED${NB}1,200.50`],
    ['0.00', 'AED', `AED${NB}0`],
    ['-8000.00', 'AED', `\u2212AED${NB}8,000`],
    ['1200.250', 'KWD', `KWD${NB}1,200.250`],
    ['1200', 'JPY', `JPY${NB}1,200`],
    ['90071992547409931.01', 'AED', `AED${NB}90,071,992,547,409,931.01`], // beyond a float
  ])('writes %s %s as %s', (amount, currency, text) => {
    expect(formatter('en').money({ amount, currency })).toBe(text)
  })

  it('keeps the reading direction of a negative amount in right-to-left languages', () => {
    const taken = formatter('ar').money({ amount: '-80.00', currency: 'AED' })
    // A browser takes the direction from the first strong character: a mark of Intl would be one.
    expect(taken).toBe(`\u2066\u221280\u2069${NB}درهم`)
  })

  it.each([
    ['en', 0.136, '+14%'],
    ['en', -0.04, '\u22124%'],
    ['en', -0.001, '0%'],
    ['ar', -0.04, '\u2066\u22124%\u2069'],
  ] as const)('writes in %s a change of %d as %s', (code, share, text) => {
    expect(formatter(code).change(share)).toBe(text)
  })

  it('writes all digits of an amount in a ledger', () => {
    const amounts = ['20.00', '7.50', '0'].map((amount) => ({ amount, currency: 'AED' }))
    expect(amounts.map((each) => formatter('en').ledgerMoney(each))).toEqual([
      `AED${NB}20.00`,
      `AED${NB}7.50`,
      `AED${NB}0.00`,
    ])
    const owed = { amount: '-20.00', currency: 'AED' }
    expect(formatter('ar').ledgerMoney(owed)).toBe(`\u2066\u221220.00\u2069${NB}درهم`)
  })

  it('names a currency without an everyday word as Intl does in right-to-left languages', () => {
    expect(formatter('ar').money({ amount: '5.00', currency: 'SAR' })).toBe(`5${NB}ريال سعودي`)
    expect(formatter('he').money({ amount: '5.00', currency: 'EUR' })).toBe(`5${NB}אירו`)
  })

  it.each(['', '1,200', '12e3', 'NaN', '1200.', ' 1'])('refuses %j as an amount', (amount) => {
    expect(() => formatter('en').money({ amount, currency: 'AED' })).toThrow(RangeError)
  })

  it.each<[LocaleCode, string]>([
    ['en', '222–258k'],
    ['zh_CN', '22.2–25.8万'],
    ['ar', `\u2066222–258\u2069${NB}ألف`],
    ['fr', `222–258${NB}k`],
    ['zh_HK', '22.2–25.8萬'],
    ['pt', `222–258${NB}mil`],
    ['ko', '22.2–25.8만'],
    ['he', `\u2066222–258\u2069${NB}אלף`],
    ['de', `222–258${NB}Tsd.`],
    ['es', `222–258${NB}mil`],
  ])('writes large amounts at a glance in %s', (code, range) => {
    expect(formatter(code).shortRange(222_000, 258_000)).toBe(range)
  })

  it('writes a range with equal ends as one number', () => {
    expect(formatter('ar').range(2000, 2000)).toBe('2,000')
  })

  it('is made once for a language and a zone', () => {
    for (const code of LOCALE_CODES) expect(formatter(code)).toBe(formatter(code))
    expect(formatter('en', { timeZone: 'UTC' })).not.toBe(formatter('en'))
  })
})
