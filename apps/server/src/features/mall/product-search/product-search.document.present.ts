import { EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import { deliveryTimeTo } from '@ironsouq/contract/mall/freight/arrival'
import type { ProductService } from '@ironsouq/contract/mall/product-search/product-search.filters'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { presentProductFacts } from '#features/mall/product-card/product-card.projection.ts'
import {
  carrierIn,
  figuresIn,
  measureKey,
} from '#features/mall/product-query/product-query.figures.rules.ts'
import { foldText } from '#features/platform/search/search.normalize.rules.ts'
import { codesOf, modelKey } from '#features/platform/search/search.queries.ts'
import type { Indexed } from '#kernel/ports/search.ts'
import type { ProductDocument } from './product-search.document.ts'
import { printedBrand } from './product-search.plan.rules.ts'
import type { ProductRow } from './product-search.projection.ts'

/** Prices are compared in AED; the dirham is pegged to the dollar, other currencies are not. */
function priceOf({ lowestMinor, currency, aedPerDollar }: ProductRow): number | null {
  if (currency === 'AED') return Number(lowestMinor) / 100
  if (currency !== 'USD' || aedPerDollar === null) return null
  return (Number(lowestMinor) * Number(aedPerDollar)) / 100
}

function servicesOf(row: ProductRow): ProductService[] {
  const offered: Record<ProductService, boolean> = {
    inStock: row.isAvailable,
    ownStore: row.isOwnStore,
    pickup: row.deliveryMethods.includes('pickup'),
    sameCity: row.deliveryMethods.includes('sameCity'),
    warranty: row.warrantyDays > 0,
  }
  return (Object.keys(offered) as ProductService[]).filter((service) => offered[service])
}

/** More than any product is sold. */
const BUYABLE = 1_000_000_000

function daysTo({ arrival }: ProductRow): ProductDocument['arrival'] {
  if (!arrival) return {}
  return Object.fromEntries(
    EMIRATES.flatMap((emirate) => {
      const time = deliveryTimeTo(arrival, emirate)
      return time ? [[emirate, time.daysMax]] : []
    }),
  )
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)]

/** Numbers are filtered by a range, choices and flags by their keys, texts by nothing. */
function attributesOf({ attributes, known }: ProductRow) {
  const numbers: Record<string, number> = {}
  const keys: string[] = []
  for (const [code, value] of Object.entries(attributes)) {
    const kind = known.attributes.get(code)?.kind
    if (kind === 'number' && typeof value === 'number') numbers[code] = value
    if (kind === 'choice' && typeof value === 'string') keys.push(`${code}:${value}`)
    if (kind === 'boolean') keys.push(`${code}:${value ? 'yes' : 'no'}`)
  }
  return { numbers, keys }
}

/** Its sizes, as a reader types them. */
function figuresOf({ words, attributes, options, known }: ProductRow): string[] {
  const stated = Object.entries(attributes).flatMap(([code, value]) => {
    const unit = known.attributes.get(code)?.unit
    if (typeof value === 'number') return unit ? (measureKey(value, unit) ?? []) : []
    return typeof value === 'string' ? figuresIn(foldText(value)).map(({ key }) => key) : []
  })
  const named = [
    ...LOCALE_CODES.map((locale) => words[locale].name),
    ...options.flatMap(({ values }) => values.flatMap(({ texts }) => Object.values(texts))),
  ].flatMap((text) => figuresIn(foldText(text)).map(({ key }) => key))
  return distinct([...named, ...stated])
}

export function presentProductDocument(row: ProductRow): Indexed {
  const { numbers, keys } = attributesOf(row)
  const document: ProductDocument = {
    productId: row.id,
    isSold: row.isSold,
    categories: row.categories,
    brand: row.brand === null ? null : printedBrand(row.brand),
    partKey: row.partNo === null ? null : modelKey(row.partNo),
    codes: distinct([...(row.partNo ? codesOf(row.partNo) : []), ...row.codes.map(modelKey)]),
    crossReferences: row.crossReferences,
    crossKeys: distinct(row.crossReferences.map(({ number }) => modelKey(number))),
    figures: figuresOf(row),
    carrier: carrierIn(foldText(row.words.en.name)),
    fits: row.fits.map(({ modelId }) => modelId),
    fitKeys: distinct(row.fits.flatMap(({ model }) => codesOf(model))),
    fitBrands: distinct(row.fits.map(({ brandCode }) => brandCode)),
    fitWords: distinct(row.fits.flatMap(({ brand }) => brand ?? [])).join(' '),
    store: row.storeId,
    condition: row.condition,
    services: servicesOf(row),
    emirates: row.emirates,
    arrival: row.isAvailable ? daysTo(row) : {},
    price: priceOf(row),
    soldCount: row.soldCount,
    saleRank: row.soldCount + (row.isAvailable ? BUYABLE : 0),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    attribute: numbers,
    attributeKeys: keys,
    words: row.words,
    card: presentProductFacts(row),
  }
  return { id: row.id, version: Number(row.readAt), document }
}
