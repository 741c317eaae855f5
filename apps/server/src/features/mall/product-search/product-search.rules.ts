import type { Bounds } from '@ironsouq/contract/machines/device/device.filters'
import type {
  ProductChoice,
  ProductSort,
} from '@ironsouq/contract/mall/product-search/product-search.filters'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { modelKey } from '#features/platform/search/search.queries.ts'
import { ALL_OF, keyOf, type Narrowing, type Plan } from './product-search.plan.rules.ts'

type Clause = Record<string, unknown>

/** The field of each choice in the index. */
export const CHOICE_FIELDS: Record<ProductChoice, string> = {
  service: 'services',
  condition: 'condition',
  emirate: 'emirates',
  brand: 'brand',
  store: 'store',
}

const term = (field: string, value: string | boolean): Clause => ({ term: { [field]: value } })
const terms = (field: string, values: readonly string[]): Clause => ({ terms: { [field]: values } })
const scored = (filter: Clause, boost: number): Clause => ({ constant_score: { filter, boost } })
const between = (field: string, { min, max }: Bounds): Clause => ({
  range: {
    [field]: { ...(min !== undefined && { gte: min }), ...(max !== undefined && { lte: max }) },
  },
})

function clausesOf(narrowing: Narrowing): Clause[] {
  if (narrowing.filter === 'price') return [between('price', narrowing.bounds)]
  if (narrowing.filter === 'modelId') return [term('fits', narrowing.value)]
  if (narrowing.filter === 'attribute') {
    const { code, wanted } = narrowing
    if ('bounds' in wanted) return [between(`attribute.${code}`, wanted.bounds)]
    const keys = wanted.values.map((value) => `${code}:${value}`)
    return [terms('attributeKeys', keys)]
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
const SCRIPTS: readonly [RegExp, readonly LocaleCode[]][] = [
  [/\p{Script=Arabic}/u, ['ar']],
  [/\p{Script=Hebrew}/u, ['he']],
  [/\p{Script=Han}/u, ['zh_CN', 'zh_HK']],
  [/\p{Script=Hangul}/u, ['ko']],
]

/** Names in the languages with this script; the language of the request is boosted. */
function fieldsFor(word: string, locale: LocaleCode): string[] {
  const locales = SCRIPTS.find(([script]) => script.test(word))?.[1] ?? LATIN
  return locales.flatMap((code) => {
    const boost = code === locale ? 2 : 1
    const own = [`words.${code}.name^${2 * boost}`, `words.${code}.categoryName^${boost}`]
    return code === 'ko' ? [...own, `words.ko.name.pairs^${boost}`] : own
  })
}

export interface Manner {
  locale: LocaleCode
  /** With fuzzy matching. */
  loose: boolean
}

/**
 * A word is a part number, a number of a variant, the model of a machine, a brand, or a word of a name. A word that an
 * analyser drops ("for") is matched by every product, so it does no harm.
 */
function needed(word: string, { locale, loose }: Manner): Clause {
  const key = modelKey(word)
  const fuzzy = loose && !/\d/.test(word) && { fuzziness: 'AUTO', prefix_length: 1 }
  return {
    dis_max: {
      tie_breaker: 0.1,
      queries: [
        scored(term('partKey', key), 16),
        scored(term('codes', key), 10),
        scored(term('fitKeys', key), 8),
        {
          multi_match: {
            query: word,
            type: 'best_fields',
            operator: 'and',
            zero_terms_query: 'all',
            fields: ['brand.words^3', 'fitWords', ...fieldsFor(word, locale)],
            ...fuzzy,
          },
        },
      ],
    },
  }
}

/** What the page is about: every facet counts within it. */
export function aboutQuery(
  { category, words, stopped = [] }: Plan,
  manner: Manner,
  more: Clause[] = [],
): Clause {
  return {
    bool: {
      filter: [
        term('isSold', true),
        ...(category === null ? [] : [term('categories', category)]),
        ...more,
      ],
      must: words.map((word) => needed(word, manner)),
      ...(stopped.length > 0 && { must_not: [terms(CHOICE_FIELDS.store, stopped)] }),
    },
  }
}

const LATEST = [{ publishedAt: { order: 'desc', missing: '_last' } }]

const ORDER: Record<ProductSort, object[]> = {
  relevance: [{ _score: 'desc' }, { soldCount: 'desc' }],
  newest: LATEST,
  bestSold: [{ soldCount: 'desc' }, ...LATEST],
  priceLow: [{ price: { order: 'asc', missing: '_last' } }],
  priceHigh: [{ price: { order: 'desc', missing: '_last' } }],
}

interface Paging {
  sort: ProductSort
  current: number
  size: number
}

/** The part of a document that its card is shown from. */
const hitFields = (locale: LocaleCode) => ['card', `words.${locale}`]

/** The products of one page. The facet request counts them. */
export const pageRequest = (plan: Plan, manner: Manner, { sort, current, size }: Paging) => ({
  query: aboutQuery(plan, manner, narrowed(plan.narrowings)),
  sort: [...ORDER[sort], { productId: 'desc' }],
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

/** Count requests without each single filter, and without the text. */
export function withoutEach(plan: Plan, manner: Manner, q: string | undefined) {
  const { narrowings, category, words } = plan
  const fewer = narrowings.map((left) => ({
    filter: left.filter as string,
    value: left.value,
    request: countRequest(
      { ...plan, narrowings: narrowings.filter((one) => one !== left) },
      manner,
    ),
  }))
  const wider =
    category === null
      ? []
      : [
          {
            filter: 'category',
            value: category,
            request: countRequest({ ...plan, category: null }, manner),
          },
        ]
  const silent =
    words.length === 0
      ? []
      : [
          {
            filter: 'q',
            value: q ?? '',
            request: countRequest({ ...plan, words: [] }, manner),
          },
        ]
  return [...fewer, ...wider, ...silent]
}

const SUGGESTED = 5

/** Products whose name or part number begins like the text. */
export function suggestRequest(q: string, locale: LocaleCode) {
  const fields = fieldsFor(q, locale).filter((field) => field.includes('.name'))
  const key = modelKey(q)
  return {
    query: {
      bool: {
        filter: [term('isSold', true)],
        should: [
          { multi_match: { query: q, type: 'bool_prefix', operator: 'and', fields } },
          ...(key === '' ? [] : [scored({ prefix: { partKey: key } }, 10)]),
        ],
        minimum_should_match: 1,
      },
    },
    sort: [{ _score: 'desc' }, { soldCount: 'desc' }, { productId: 'desc' }],
    size: SUGGESTED,
    track_total_hits: false,
    _source: hitFields(locale),
  }
}

interface Reference {
  productId: string
  categories: readonly string[]
  brand: string | null
  price: number | null
  fits: readonly string[]
}

export const SIMILAR = 4
/** The models that are compared; a part that fits hundreds is like any other of its category. */
const MOST_COMPARED = 50

/** Of the same category; one that fits the same machines, is of the same brand or costs about as much comes first. */
export function similarRequest(reference: Reference, locale: LocaleCode) {
  const { productId, categories, brand, price, fits } = reference
  const [own] = categories
  return {
    query: {
      bool: {
        filter: [term('isSold', true), ...(own === undefined ? [] : [term('categories', own)])],
        must_not: [term('productId', productId)],
        should: [
          scored(term('services', 'inStock'), 2),
          ...(fits.length > 0 ? [scored(terms('fits', fits.slice(0, MOST_COMPARED)), 3)] : []),
          ...(brand === null ? [] : [scored(term('brand', brand), 1)]),
          ...(price === null
            ? []
            : [scored(between('price', { min: price * 0.6, max: price * 1.6 }), 1)]),
        ],
      },
    },
    sort: [{ _score: 'desc' }, { soldCount: 'desc' }, { productId: 'desc' }],
    size: SIMILAR,
    track_total_hits: false,
    _source: hitFields(locale),
  }
}
