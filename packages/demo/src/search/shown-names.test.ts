import { EMIRATES, GRADES } from '@ironsouq/contract/machines/device/device.enums'
import { capital } from '@ironsouq/i18n/capital'
import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { keyOfText } from '@ironsouq/server/features/platform/search/search.normalize.rules.ts'
import {
  understand,
  type Understanding,
} from '@ironsouq/server/features/platform/search/search.query-understanding.rules.ts'
import { describe, expect, it } from 'vitest'
import { demoCatalogue, demoKnowing } from './demo-catalogue.ts'

const { lexicon } = demoKnowing

const read = (q: string) => understand(q, demoKnowing)

const valuesOf = ({ understood }: Understanding, wanted: string): string[] =>
  understood.flatMap(({ filter, value }) => (filter === wanted ? value.split(',') : []))

/** The name and how it was read, for every name that is not read as its code. */
function misread(
  names: readonly (readonly [name: string, code: string])[],
  codesOf: (read: Understanding) => readonly string[],
): string[] {
  return names.flatMap(([name, code]) => {
    const found = read(name)
    const { understood, text } = found
    const as = understood.map(({ filter, value }) => `${filter}=${value}`).join(' ')
    return codesOf(found).includes(code) ? [] : [`${name} (${code}) is read as ${as} | ${text}`]
  })
}

describe.each(LOCALE_CODES)('the names that the interface shows in %s', (locale: LocaleCode) => {
  const t = translator(locale)
  const namesIn = (things: typeof demoCatalogue.brands) =>
    [...things.values()].map(({ code, names }) => [names[locale] ?? '', code] as const)

  it('are understood: emirates', () => {
    const names = EMIRATES.map((code) => [t(`device.emirate${capital(code)}`), code] as const)
    expect(misread(names, (found) => valuesOf(found, 'emirate'))).toEqual([])
  })

  it('are understood: grades, by letter and by condition', () => {
    const letters = GRADES.flatMap((grade) => [
      [t('device.gradeName', { grade }), grade] as const,
      [`${t('device.grade')} ${grade}`, grade] as const,
    ])
    const conditions = GRADES.map((grade) => [t(`device.grade${grade}`), grade] as const)
    expect(misread([...letters, ...conditions], (found) => valuesOf(found, 'grade'))).toEqual([])
  })

  it('are understood: categories', () => {
    const codesOf = (found: Understanding) => [
      ...valuesOf(found, 'category'),
      ...found.needs.flatMap(({ categories }) => categories),
    ]
    const isWhole = misread(namesIn(demoCatalogue.categories), (found) =>
      found.text === '' || found.needs.some(({ categories }) => categories.length > 1)
        ? codesOf(found)
        : [],
    )
    expect(isWhole).toEqual([])
  })

  it('are understood: brands', () => {
    const codesOf = (found: Understanding) => [
      ...valuesOf(found, 'brand'),
      ...found.needs.flatMap(({ brands }) => brands),
    ]
    expect(misread(namesIn(demoCatalogue.brands), codesOf)).toEqual([])
  })
})

/** Words that yards use for machines of several categories, each with the reason it stays so. */
// oxfmt-ignore
const SHARED: readonly (readonly [codes: string, words: readonly string[]])[] = [
  // One machine in several size classes
  ['crawler-excavators-12-25t crawler-excavators-26-50t crawler-excavators-over-50t', ['Raupenbagger', 'Kettenbagger', 'chain excavator', 'chain machine',
    'بوكلين جنزير', 'حفار جنزير', 'حفارة جنزير', 'pelle à chenilles', 'excavadora sobre orugas', 'retro de orugas', 'excavadora oruga',
    'escavadeira de esteiras', 'מחפר זחלי', 'מחפר שרשראות', 'באגר שרשראות', '履带式挖掘机', '履帶式挖掘機', '궤도식 굴착기']],
  ['dozers-d5-d6 dozers-d7-d8 dozers-d9-up dozers-small', ['履带式推土机', '履帶式推土機']],
  // The word does not say whether the pump stands on a truck
  ['concrete-pumps-line concrete-pumps-truck', ['concrete pump', 'مضخة خرسانة', 'بمب', 'بم', 'بم خرسانة', 'بمب خرسانة', 'مضخة بم', 'משאבת בטון', 'משאבות בטון',
    'pompe à béton', 'bomba de hormigón', 'bomba de concreto', 'Betonpumpe', 'Betonpumpen', '混凝土泵', '石屎泵', '콘크리트 펌프']],
  // Nor what is in the tank
  ['fuel-tankers water-tankers', ['tanker', 'bowser', 'تنكر', 'صهاريج', 'بوزر', 'Tankwagen', 'citerne', 'carrotanque']],
  // On the road or off it
  ['dump-trucks tipper-trucks', ['自卸车', '泥頭車', '덤프']],
  // The crane alone or with its truck
  ['crane-trucks loader-cranes', ['هياب', '随车吊', 'munck']],
  ['crane-trucks mobile-cranes', ['吊機車']],
  ['light-towers tower-cranes', ['tower']],
  // The bucket and the tipping body have one name in Portuguese
  ['buckets tipper-trucks', ['caçamba']],
]

describe('a trade word', () => {
  it('means one category, except those that are known to mean several', () => {
    const intended = new Map(
      SHARED.flatMap(([codes, words]) => words.map((word) => [keyOfText(word), codes] as const)),
    )
    const shared = [...lexicon.phrases].flatMap(([key, { categories }]) => {
      const highest = [...categories].filter(
        (code) => !(lexicon.above.get(code) ?? []).some((above) => categories.has(above)),
      )
      return highest.length > 1 ? [[key, highest.toSorted().join(' ')] as const] : []
    })
    expect(new Map(shared)).toEqual(intended)
  })

  it('is no word that people use in every sentence', () => {
    const common = [...lexicon.phrases.keys()].filter((key) => lexicon.silent.has(key))
    expect(common).toEqual([])
  })
})
