import type { Emirate } from '@ironsouq/contract/machines/device/device.enums'
import type { Bounds } from '@ironsouq/contract/machines/device/device.filters'
import {
  USUAL_EMIRATE,
  type ProductChoice,
  type ProductSort,
} from '@ironsouq/contract/mall/product-search/product-search.filters'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { NOTHING_ASKED } from '#features/mall/product-query/product-query.queries.ts'
import { modelKey } from '#features/platform/search/search.queries.ts'
import {
  fieldsFor,
  meaningClauses,
  scored,
  term,
  terms,
  type Clause,
  type Manner,
} from './product-search.needs.rules.ts'
import { ALL_OF, keyOf, type Narrowing, type Plan } from './product-search.plan.rules.ts'

/** The field of each choice in the index. */
export const CHOICE_FIELDS: Record<ProductChoice, string> = {
  service: 'services',
  condition: 'condition',
  emirate: 'emirates',
  brand: 'brand',
  store: 'store',
}

const between = (field: string, { min, max }: Bounds): Clause => ({
  range: {
    [field]: { ...(min !== undefined && { gte: min }), ...(max !== undefined && { lte: max }) },
  },
})

function clausesOf(narrowing: Narrowing): Clause[] {
  if (narrowing.filter === 'price') return [between('price', narrowing.bounds)]
  if (narrowing.filter === 'modelId') return [term('fits', narrowing.value)]
  if (narrowing.filter === 'within')
    return [between(`arrival.${narrowing.to}`, { max: narrowing.days })]
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

/** What the page is about: every facet counts within it. */
export function aboutQuery(
  { category, meaning, stopped = [] }: Plan,
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
      must: meaningClauses(meaning, manner),
      ...(stopped.length > 0 && { must_not: [terms(CHOICE_FIELDS.store, stopped)] }),
    },
  }
}

/** What can be bought comes first: more than any score of words. */
const BUYABLE = scored(term('services', 'inStock'), 1000)

const LATEST = [{ publishedAt: { order: 'desc', missing: '_last' } }]

const ORDER: Record<Exclude<ProductSort, 'soonest'>, object[]> = {
  relevance: [{ _score: 'desc' }, { soldCount: 'desc' }],
  newest: LATEST,
  bestSold: [{ saleRank: 'desc' }, ...LATEST],
  priceLow: [{ price: { order: 'asc', missing: '_last' } }],
  priceHigh: [{ price: { order: 'desc', missing: '_last' } }],
}

/** What arrives first, and of that what sells best. */
const soonest = (to: Emirate) => [
  { [`arrival.${to}`]: { order: 'asc', missing: '_last' } },
  { soldCount: 'desc' },
]

interface Paging {
  sort: ProductSort
  /** Where it arrives. */
  to?: Emirate | undefined
  current: number
  size: number
}

/** The part of a document that its card is shown from. */
const hitFields = (locale: LocaleCode) => ['card', `words.${locale}`, 'crossReferences']

const rankedBy = (sort: ProductSort, query: Clause): Clause =>
  sort === 'relevance' ? { bool: { must: query, should: BUYABLE } } : query

/** The products of one page. The facet request counts them. */
export const pageRequest = (
  plan: Plan,
  manner: Manner,
  { sort, to = USUAL_EMIRATE, current, size }: Paging,
) => ({
  query: rankedBy(sort, aboutQuery(plan, manner, narrowed(plan.narrowings))),
  sort: [...(sort === 'soonest' ? soonest(to) : ORDER[sort]), { productId: 'desc' }],
  from: (current - 1) * size,
  size,
  track_total_hits: false,
  _source: hitFields(manner.locale),
})

export const countRequest = (plan: Plan, manner: Manner) => ({
  query: aboutQuery(plan, manner, narrowed(plan.narrowings)),
  size: 0,
  track_total_hits: true,
})

/** Count requests without each single filter, and without the text. */
export function withoutEach(plan: Plan, manner: Manner, q: string | undefined) {
  const { narrowings, category, meaning } = plan
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
    meaning.needs.length === 0
      ? []
      : [
          {
            filter: 'q',
            value: q ?? '',
            request: countRequest({ ...plan, meaning: NOTHING_ASKED }, manner),
          },
        ]
  return [...fewer, ...wider, ...silent]
}

const SUGGESTED = 5
const SHORTEST_NUMBER = 3

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
          ...(key === ''
            ? []
            : [
                scored({ prefix: { partKey: key } }, 10),
                // Shorter beginnings are of too many numbers.
                ...(key.length < SHORTEST_NUMBER
                  ? []
                  : [scored({ prefix: { crossKeys: key } }, 9)]),
              ]),
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
