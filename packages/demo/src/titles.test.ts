import { describe, expect, it } from 'vitest'
import { brandNamesOf, singularOf } from './names.ts'
import { titleOf } from './titles.ts'

const title = (locale: Parameters<typeof titleOf>[0], brand: string, kind: string, model: string) =>
  titleOf(locale, { brand: brandNamesOf(brand)[locale], singular: singularOf(kind)[locale], model })

describe('the title of a machine', () => {
  it.each([
    ['en', 'Caterpillar 320 crawler excavator'],
    ['zh_CN', '卡特彼勒 320 履带式挖掘机'],
    ['ar', 'حفارة مجنزرة كاتربيلر 320'],
    ['fr', 'Pelle sur chenilles Caterpillar 320'],
    ['de', 'Kettenbagger Caterpillar 320'],
    ['he', 'מחפר זחלי קטרפילר 320'],
    ['ko', '캐터필러 320 궤도식 굴착기'],
  ] as const)('in %s is “%s”', (locale, expected) => {
    expect(title(locale, 'caterpillar', 'crawler-excavators-12-25t', '320')).toBe(expected)
  })

  it('keeps a model of figures whole where words run right to left', () => {
    expect(title('ar', 'jcb', 'telehandlers-fixed', '540-170')).toMatch(/\u2066540-170\u2069$/)
    expect(title('ar', 'hino', 'water-tankers', '500 1726')).toMatch(/\u2066500 1726\u2069$/)
    expect(title('ar', 'komatsu', 'crawler-excavators-12-25t', 'PC200-8')).not.toContain('\u2066')
    expect(title('de', 'jcb', 'telehandlers-fixed', '540-170')).not.toContain('\u2066')
  })
})
