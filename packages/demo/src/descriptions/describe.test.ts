import { CUSTOMS, GRADES, OWNERSHIPS } from '@ironsouq/contract/machines/device/device.enums'
import { formatter } from '@ironsouq/i18n/format'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { describe as suite, expect, it } from 'vitest'
import { YARDS } from '../places.ts'
import { hoursInArabic, kilometresInArabic } from './ar.ts'
import { describe, topicsOf } from './describe.ts'
import { hoursInHebrew } from './he.ts'
import type { Facts } from './phrases.ts'

const yard = YARDS.sharjah[0]!
const FACTS: Facts = {
  yearMade: 2017,
  workHours: 8412,
  mileageKm: null,
  gear: { part: 'undercarriage', left: 55 },
  grade: 'C',
  customs: 'dutyPaid',
  ownership: 'own',
  emirate: 'sharjah',
  yard,
}
const VARIANTS = [0, 1, 2, 3, 4, 5].flatMap((variant) =>
  [0, 1, 2, 3].map((full) => ({ variant, full })),
)
const ENDS = /[.。](?=\s|$|\p{Script=Han}|[A-E] 级|[A-E] 級|\d{4} 年)/gu

suite('the description of a machine', () => {
  it.each(LOCALE_CODES)('in %s is two or three plain sentences, whatever the facts', (locale) => {
    for (const grade of GRADES)
      for (const customs of CUSTOMS)
        for (const ownership of OWNERSHIPS)
          for (const manner of VARIANTS) {
            const text = describe(locale, { ...FACTS, grade, customs, ownership }, manner)
            expect(text.match(ENDS)?.length, text).toBe(3)
            expect(text).not.toMatch(/[!！]|undefined|null|NaN|[٠-٩]/)
            expect(text).toBe(text.trim())
          }
  })

  it.each(LOCALE_CODES)('in %s leaves out what is not known', (locale) => {
    const bare = describe(
      locale,
      { ...FACTS, workHours: null, gear: null },
      { variant: 0, full: 0 },
    )
    expect(bare).toContain('2017')
    expect(bare).not.toMatch(/8[.,\s]?412|55|null/)
  })

  it('always says so when a machine cannot work as it stands', () => {
    for (const grade of ['D', 'E'] as const)
      for (const { variant } of VARIANTS)
        expect(topicsOf({ ...FACTS, grade }, variant)).toContain('condition')
  })

  it('reads as a seller would write it', () => {
    expect(describe('en', FACTS, { variant: 0, full: 3 })).toBe(
      'Built in 2017, with 8,412 hours on the meter and 55% of the undercarriage left. ' +
        'Grade C: ready for work. View it at Al Sajaa, Sharjah.',
    )
    expect(describe('ar', FACTS, { variant: 0, full: 1 })).toBe(
      'سنة الصنع 2017، وعلى العداد 8,412 ساعة عمل، والمتبقي من الجنزير 55%. ' +
        'المعدة جاهزة للعمل، ودرجتها C. المعاينة في الصجعة، الشارقة.',
    )
  })
})

suite('counted words', () => {
  const number = (value: number) => formatter('ar').number(value)

  it.each([
    [1, 'ساعة عمل واحدة'],
    [2, 'ساعتا عمل'],
    [7, '7 ساعات عمل'],
    [11, '11 ساعة عمل'],
    [8403, '8,403 ساعات عمل'],
    [8412, '8,412 ساعة عمل'],
    [8500, '8,500 ساعة عمل'],
  ])('agree with %i hours in Arabic', (hours, words) => {
    expect(hoursInArabic(hours, number)).toBe(words)
  })

  it.each([
    [406_605, '406,605 كيلومترات'],
    [406_630, '406,630 كيلومتراً'],
    [406_700, '406,700 كيلومتر'],
  ])('agree with %i kilometres in Arabic', (km, words) => {
    expect(kilometresInArabic(km, number)).toBe(words)
  })

  it('agree with one and two hours in Hebrew', () => {
    const words = [1, 2, 3].map((hours) => hoursInHebrew(hours, String))
    expect(words).toEqual(['שעת עבודה אחת', 'שעתיים', '3 שעות עבודה'])
  })
})
