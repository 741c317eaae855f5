import type { Bounds, Choice, DeviceSort } from '@ironsouq/contract/machines/device/device.filters'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Need, Understanding } from '#features/platform/search/search.queries.ts'
import { ALL_OF, keyOf, type Narrowing, type Plan } from './device-search.plan.rules.ts'

type Clause = Record<string, unknown>
type Size = Understanding['sizes'][number]

/** The field of each choice in the index. A range has the name of its field. */
export const CHOICE_FIELDS: Record<Choice, string> = {
  type: 'type',
  grade: 'grade',
  brand: 'brand',
  model: 'model',
  emirate: 'emirate',
  customs: 'customs',
  emission: 'emission',
  certification: 'certifications',
  assurance: 'assurances',
  ownership: 'ownership',
  priceMode: 'priceMode',
  equipment: 'equipment',
}

/** The part of a document that its card is shown from. */
export const hitFields = (locale: LocaleCode) => ['card', 'type', `words.${locale}`]

const term = (field: string, value: string): Clause => ({ term: { [field]: value } })
const terms = (field: string, values: readonly string[]): Clause => ({ terms: { [field]: values } })
const between = (field: string, { min, max }: Bounds): Clause => ({
  range: {
    [field]: { ...(min !== undefined && { gte: min }), ...(max !== undefined && { lte: max }) },
  },
})

function clausesOf(narrowing: Narrowing): Clause[] {
  if ('bounds' in narrowing) return [between(narrowing.filter, narrowing.bounds)]
  if (narrowing.filter === 'spec') {
    const { code, wanted } = narrowing
    return 'bounds' in wanted
      ? [between(`spec.${code}`, wanted.bounds)]
      : [
          terms(
            'specKeys',
            wanted.values.map((value) => `${code}:${value}`),
          ),
        ]
  }
  const field = CHOICE_FIELDS[narrowing.filter]
  return ALL_OF.has(narrowing.filter)
    ? narrowing.values.map((value) => term(field, value))
    : [terms(field, narrowing.values)]
}

/** The filters as clauses, without that of one facet. */
export const narrowed = (narrowings: readonly Narrowing[], without?: string): Clause[] =>
  narrowings.flatMap((narrowing) => (keyOf(narrowing) === without ? [] : clausesOf(narrowing)))

const LATIN: readonly LocaleCode[] = ['en', 'fr', 'pt', 'de', 'es']
const SCRIPTS: readonly [RegExp, readonly string[]][] = [
  [/\p{Script=Arabic}/u, ['words.ar.title']],
  [/\p{Script=Hebrew}/u, ['words.he.title']],
  [/\p{Script=Han}/u, ['words.zh_CN.title', 'words.zh_HK.title']],
  [/\p{Script=Hangul}/u, ['words.ko.title', 'words.ko.title.pairs']],
]

/** Titles of the languages with this script; the language of the request is boosted. */
function titlesFor(word: string, locale: LocaleCode): string[] {
  const other = SCRIPTS.find(([script]) => script.test(word))
  const fields = other ? other[1] : LATIN.map((code) => `words.${code}.title`)
  return fields.map((field) => (field.startsWith(`words.${locale}.`) ? `${field}^2` : field))
}

interface Manner {
  locale: LocaleCode
  /** With fuzzy matching. */
  loose: boolean
}

function spoken(word: string, { locale, loose }: Manner): Clause {
  const fuzzy = loose && !/\d/.test(word) && { fuzziness: 'AUTO', prefix_length: 1 }
  return {
    multi_match: {
      query: word,
      type: 'best_fields',
      operator: 'and',
      fields: titlesFor(word, locale),
      ...fuzzy,
    },
  }
}

/**
 * Synonyms are matched in English, which every device has, and in the language of the request: in
 * all ten they would match the same devices again and again.
 */
function likewise(words: readonly string[], locale: LocaleCode): Clause[] {
  const own = (field: string) => field.startsWith(`words.${locale}.`) || field === 'words.en.title'
  const either = words.flatMap((word) =>
    titlesFor(word, locale).flatMap((boosted) => {
      const field = boosted.replace('^2', '')
      return own(field) ? [{ match: { [field]: { query: word, operator: 'and' } } }] : []
    }),
  )
  return either.length > 0 ? [scored({ bool: { should: either } }, 3)] : []
}

const scored = (filter: Clause, boost: number): Clause => ({ constant_score: { filter, boost } })

function needed({ words, codes, models, brands, categories }: Need, manner: Manner): Clause {
  const some = (field: string, values: readonly string[], boost: number) =>
    values.length > 0 ? [scored(terms(field, values), boost)] : []
  return {
    dis_max: {
      tie_breaker: 0.1,
      queries: [
        ...some('modelKey', codes, 14),
        ...some('modelKey', models, 12),
        ...some('codes', codes, 8),
        ...some('brand', brands, 6),
        ...some('categories', categories, 6),
        ...words.slice(0, 1).map((word) => spoken(word, manner)),
        ...likewise(words.slice(1), manner.locale),
      ],
    },
  }
}

const NEAR = 0.15
/** Spec fields with figures of a unit, and the factor to the field's unit. */
const SIZE_FIELDS: Record<Size['unit'], Readonly<Record<string, number>>> = {
  t: { maxLoad: 1, payload: 1, liftCapacity: 1000, ratedCapacity: 1000 },
  kVA: { genPower: 1, standbyPower: 1 },
  m: { workingHeight: 1, liftHeight: 1, boomLength: 1, jib: 1, reach: 1 },
}

/** A boost for devices near the size; no device is left out. */
const wished = (sizes: readonly Size[]): Clause[] =>
  sizes.flatMap(({ unit, figure }) =>
    Object.entries(SIZE_FIELDS[unit]).map(([code, times]) => {
      const min = figure * times * (1 - NEAR)
      const max = figure * times * (1 + NEAR)
      return scored(between(`spec.${code}`, { min, max }), 10)
    }),
  )

/** What the page is about: every facet counts within it. */
export function aboutQuery(
  { categories, meant }: Plan,
  manner: Manner,
  more: Clause[] = [],
): Clause {
  const needs = meant.needs.map((need) => needed(need, manner))
  const forgiving = manner.loose && needs.length > 2
  return {
    bool: {
      filter: [
        term('state', 'listed'),
        ...categories.map((code) => term('categories', code)),
        ...more,
      ],
      ...(forgiving
        ? { must: [{ bool: { should: needs, minimum_should_match: needs.length - 1 } }] }
        : { must: needs }),
      should: wished(meant.sizes),
      minimum_should_match: 0,
    },
  }
}

/** A device without the figure comes last. */
const ORDER: Record<DeviceSort, object[]> = {
  relevance: [{ _score: 'desc' }, { listedAt: 'desc' }],
  newest: [{ listedAt: 'desc' }],
  bestValue: [{ value: { order: 'asc', missing: '_last' } }, { listedAt: 'desc' }],
  priceLow: [{ price: { order: 'asc', missing: '_last' } }],
  priceHigh: [{ price: { order: 'desc', missing: '_last' } }],
  hoursLow: [{ hours: { order: 'asc', missing: '_last' } }],
  yearNew: [{ year: 'desc' }],
}

interface Paging {
  sort: DeviceSort
  current: number
  size: number
}

/** The devices of one page. The facet request counts them. */
export const pageRequest = (plan: Plan, manner: Manner, { sort, current, size }: Paging) => ({
  query: aboutQuery(plan, manner, narrowed(plan.narrowings)),
  sort: [...ORDER[sort], { deviceId: 'desc' }],
  from: (current - 1) * size,
  size,
  track_total_hits: false,
  _source: hitFields(manner.locale),
})

const countRequest = (plan: Plan, manner: Manner) => ({
  query: aboutQuery(plan, manner, narrowed(plan.narrowings)),
  size: 0,
  track_total_hits: true,
})

const CLOSEST = 4

/** The devices of the same categories that match most of the filters and words. */
export function closestRequest(plan: Plan, manner: Manner) {
  const { narrowings, categories, meant } = plan
  return {
    query: {
      bool: {
        filter: [term('state', 'listed'), ...categories.map((code) => term('categories', code))],
        should: [
          ...narrowings.flatMap(clausesOf).map((clause) => scored(clause, 1)),
          ...meant.needs.map((need) => needed(need, manner)),
          ...wished(meant.sizes),
        ],
        minimum_should_match: 1,
      },
    },
    sort: [{ _score: 'desc' }, { listedAt: 'desc' }, { deviceId: 'desc' }],
    size: CLOSEST,
    track_total_hits: false,
    _source: hitFields(manner.locale),
  }
}

export interface Without {
  filter: string
  value: string
  request: object
}

/** Count requests without each single filter, and without the text. */
export function withoutEach(plan: Plan, manner: Manner, text: string): Without[] {
  const { narrowings, categories, meant } = plan
  const fewer = narrowings.map((left) => ({
    filter: left.filter,
    value: left.value,
    request: countRequest(
      { ...plan, narrowings: narrowings.filter((one) => one !== left) },
      manner,
    ),
  }))
  const wider = categories.map((value) => ({
    filter: 'category',
    value,
    request: countRequest(
      { ...plan, categories: categories.filter((one) => one !== value) },
      manner,
    ),
  }))
  const silent = { ...plan, meant: { needs: [], sizes: [] } }
  const unsaid = { filter: 'q', value: text, request: countRequest(silent, manner) }
  return [...fewer, ...wider, ...(meant.needs.length > 0 ? [unsaid] : [])]
}
