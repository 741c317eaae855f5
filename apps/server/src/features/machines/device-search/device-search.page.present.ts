import {
  CHOICES,
  RANGES,
  specsOf,
  valuesOf,
  type Choice,
  type FacetName,
  type RangeName,
} from '@ironsouq/contract/machines/device/device.filters'
import type {
  DevicePage,
  DeviceQuery,
  Facet,
  Option,
  RangeFacet,
  SpecFacet,
} from '@ironsouq/contract/machines/device/device.query'
import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import type { FacetSetting } from '@ironsouq/contract/machines/facet/facet.endpoints'
import { approximate } from '@ironsouq/contract/money/money/arithmetic'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import {
  nameIn,
  pathOf,
  type Catalogue,
  type KnownSpec,
  type Named,
} from '#features/platform/search/search.catalogue.projection.ts'
import type { Understanding } from '#features/platform/search/search.queries.ts'
import type { DeviceDocument } from './device-search.document.ts'
import { FIXED, type FacetCounts, type Scales } from './device-search.facets.rules.ts'

interface Reader {
  names: Catalogue
  locale: LocaleCode
}

/** What a search reads of a document to show its card. */
export type Hit = Pick<DeviceDocument, 'card' | 'words' | 'type'>

/** The category is named as it is called now; the document has the name of when it was written. */
export function presentHit({ names, locale }: Reader, { card, words, type }: Hit): DeviceCard {
  const category = names.categories.get(type)
  return {
    ...card,
    ...words[locale],
    ...(category && { categoryName: nameIn(category, locale) }),
  }
}

const MOST_SHOWN = 50

/** Of long lists the commonest are shown, and those the reader has ticked. */
function shortened(options: readonly Option[], ticked: readonly string[]): Option[] {
  const shown = options.slice(0, MOST_SHOWN)
  const missing = ticked.filter((value) => shown.every((option) => option.value !== value))
  const rest = missing.map(
    (value) => options.find((option) => option.value === value) ?? { value, label: null, count: 0 },
  )
  return [...shown, ...rest]
}

function namedIn({ names }: Reader, choice: Choice): ReadonlyMap<string, Named> | null {
  if (choice === 'brand') return names.brands
  if (choice === 'type') return names.categories
  return choice === 'certification' ? names.certifications : null
}

function labelOf(reader: Reader, choice: Choice, value: string): string | null {
  const known = namedIn(reader, choice)?.get(value)
  return known ? nameIn(known, reader.locale) : null
}

function facetOf(reader: Reader, choice: Choice, counts: FacetCounts, query: DeviceQuery): Facet {
  const counted = counts.options(choice)
  const fixed = FIXED[choice]
  if (fixed) {
    const count = new Map(counted.map((option) => [option.value, option.count]))
    const options = fixed.map((value) => ({ value, label: null, count: count.get(value) ?? 0 }))
    return { filter: choice, options }
  }
  const isHidden = (value: string) =>
    choice === 'type' && reader.names.categories.get(value)?.shown === false
  const all = shortened(
    counted.flatMap((option) => (isHidden(option.value) ? [] : [{ ...option, label: null }])),
    valuesOf(query[choice]),
  )
  const label = (value: string) => (choice === 'model' ? value : labelOf(reader, choice, value))
  return { filter: choice, options: all.map((one) => ({ ...one, label: label(one.value) })) }
}

function rangesOf(
  filters: readonly RangeName[],
  counts: FacetCounts,
  scales: Scales,
): RangeFacet[] {
  return filters.flatMap((filter) => {
    const scale = scales.get(filter)
    if (!scale) return []
    const { min, max, hasMore } = scale
    return [{ filter, min, max, hasMore, bars: counts.bars(filter) }]
  })
}

function specFacet(
  { locale }: Reader,
  spec: KnownSpec,
  counts: FacetCounts,
  scales: Scales,
): SpecFacet[] {
  const { code, kind, unit } = spec
  const key = `spec.${code}`
  const head = { code, name: nameIn(spec, locale), kind, unit }
  const scale = scales.get(key)
  if (kind === 'number') {
    if (!scale) return []
    const { min, max, hasMore } = scale
    const spread = { min, max, hasMore, bars: counts.bars(key) }
    return [{ ...head, options: [], spread }]
  }
  const count = new Map(
    counts.options(key).map((option) => [option.value.slice(code.length + 1), option.count]),
  )
  const options =
    kind === 'flag'
      ? [{ value: 'yes', label: null, count: count.get('yes') ?? 0 }]
      : spec.options.map((option) => ({
          value: option.code,
          label: nameIn(option, locale),
          count: count.get(option.code) ?? 0,
        }))
  return options.some((option) => option.count > 0) ? [{ ...head, options, spread: null }] : []
}

/** "Air conditioning", "Four-wheel drive": a flag by its own name, a choice by that of its option. */
function labelOfSpecs({ names, locale }: Reader, value: string): string {
  const labels = [...specsOf(value)].map(([code, option]) => {
    const spec = names.specs.find((one) => one.code === code)
    const named = spec?.options.find((one) => one.code === option) ?? spec
    return named ? nameIn(named, locale) : option
  })
  return labels.join(', ')
}

/** The parts of the text that became filters, with labels in the language of the request. */
export function presentUnderstood(reader: Reader, { understood }: Understanding) {
  return understood.map(({ filter, value, phrase }) => {
    if (filter === 'spec') return { filter, value, label: labelOfSpecs(reader, value), phrase }
    if (filter !== 'category' && filter !== 'brand') return { filter, value, label: null, phrase }
    const choice = filter === 'category' ? 'type' : filter
    const labels = valuesOf(value).map((one) => labelOf(reader, choice, one) ?? one)
    return { filter, value, label: labels.join(', '), phrase }
  })
}

export const presentPath = ({ names, locale }: Reader, category: string | undefined) =>
  category
    ? pathOf(names, category).map((one) => ({ code: one.code, name: nameIn(one, locale) }))
    : []

/** The first level of the category tree in its order, without hidden categories. */
export function presentCategories(
  { names, locale }: Reader,
  category: string | undefined,
  counts: FacetCounts | null,
): DevicePage['categories'] {
  if (category) return []
  const counted = new Map(counts?.options('categories').map(({ value, count }) => [value, count]))
  return [...names.categories.values()]
    .filter(({ parent, shown }) => parent === null && shown)
    .map((one) => ({
      code: one.code,
      name: nameIn(one, locale),
      count: counts && (counted.get(one.code) ?? 0),
    }))
}

export type Counts = Pick<
  DevicePage,
  'total' | 'shownFacets' | 'facets' | 'ranges' | 'specs' | 'median' | 'newThisWeek'
>

/** Of one page it is calculated from the prices, of more from the histogram. */
function medianOf(records: readonly DeviceCard[], { total, median }: FacetCounts): number | null {
  if (total > records.length) return median
  const prices = records
    .flatMap(({ price }) => (price?.currency === 'AED' ? [approximate(price)] : []))
    .toSorted((a, b) => a - b)
  const upper = prices[Math.floor(prices.length / 2)]
  const lower = prices[Math.ceil(prices.length / 2) - 1]
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2
}

export function presentMedian(records: readonly DeviceCard[], counts: FacetCounts) {
  const median = medianOf(records, counts)
  return median === null ? null : fromMinor(BigInt(Math.round(median)) * 100n, 'AED')
}

export const presentShown = (facets: readonly FacetSetting[]): DevicePage['shownFacets'] =>
  facets.map(({ facet, isOpen }) => ({ facet, isOpen }))

/** The facets of one kind, in the order of the page. */
const among = <Name extends FacetName>(kind: readonly Name[], facets: readonly FacetSetting[]) =>
  facets.flatMap(({ facet }) => kind.filter((name) => name === facet))

interface Counted {
  records: readonly DeviceCard[]
  counts: FacetCounts
  /** Those to show, in their order. */
  facets: readonly FacetSetting[]
  specs: readonly KnownSpec[]
  scales: Scales
}

export function presentCounts(
  reader: Reader,
  query: DeviceQuery,
  { records, counts, facets, specs, scales }: Counted,
): Counts {
  const { total, newer } = counts
  return {
    total,
    shownFacets: presentShown(facets),
    facets: among(CHOICES, facets).map((choice) => facetOf(reader, choice, counts, query)),
    ranges: rangesOf(among(RANGES, facets), counts, scales),
    specs: specs.flatMap((spec) => specFacet(reader, spec, counts, scales)),
    median: presentMedian(records, counts),
    newThisWeek: newer,
  }
}
