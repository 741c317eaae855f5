import {
  ENOUGH_SALES,
  modelSlug,
  type PriceRange,
  type SoldModels,
  type SoldModelsQuery,
  type SoldPrices,
  type SoldPricesQuery,
} from '@ironsouq/contract/machines/sold-price/sold-price.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { Ctx } from '#kernel/ctx.ts'
import { cached } from '#kernel/data/cached.ts'
import { notFound } from '#kernel/errors.ts'
import {
  listedOfModel,
  modelsSold,
  pricesByYear,
  SALES_CURRENCY,
  salesOfModel,
  type PriceRow,
} from './sold-price.projection.ts'

/** Sales come one at a time, and the models of all of them are one pass over two years of sales. */
const SECONDS = 60

const recentModels = cached({ seconds: SECONDS }, (ctx, locale: string) => modelsSold(ctx, locale))

const money = (minor: string) => fromMinor(BigInt(minor), SALES_CURRENCY)

/** The typical price; with few sales there is none. */
const pricesOf = ({ count, low, median, high }: PriceRow): PriceRange | null =>
  count < ENOUGH_SALES ? null : { low: money(low), median: money(median), high: money(high) }

const sum = (counts: readonly { count: number }[]) =>
  counts.reduce((all, { count }) => all + count, 0)

/** The models that were sold lately, of all brands or of one. */
export async function soldModels(ctx: Ctx, query: SoldModelsQuery): Promise<SoldModels> {
  const all = await recentModels(ctx, ctx.locale)
  const found = all.filter(({ brandCode }) => !query.brand || brandCode === query.brand)
  const brands = [...Map.groupBy(all, ({ brandCode }) => brandCode)].map(([code, models]) => ({
    code,
    name: models[0]?.brandName ?? code,
    count: sum(models),
  }))
  const { current, size } = query
  return {
    sales: sum(found),
    total: found.length,
    brands: brands.toSorted((a, b) => b.count - a.count || a.code.localeCompare(b.code)),
    records: found.slice((current - 1) * size, current * size).map((row) => ({
      brandCode: row.brandCode,
      brandName: row.brandName,
      model: row.model,
      count: row.count,
      prices: pricesOf(row),
    })),
  }
}

/** What a model was sold for. One that was not sold lately has no page. */
export async function soldPrices(ctx: Ctx, query: SoldPricesQuery): Promise<SoldPrices> {
  const { brand, year, current, size } = query
  const found = (await recentModels(ctx, ctx.locale)).find(
    ({ brandCode, model }) => brandCode === brand && modelSlug(model) === query.model,
  )
  if (!found) throw notFound()
  const { brandCode, brandName, model, count } = found
  const key = { brandCode, model }
  const years = await pricesByYear(ctx, key)
  const records = await salesOfModel(ctx, { ...key, year, current, size })
  return {
    ...key,
    brandName,
    count,
    prices: pricesOf(found),
    years: years.map((row) => ({
      yearMade: row.yearMade,
      count: row.count,
      prices: pricesOf(row),
    })),
    forSale: await listedOfModel(ctx, key),
    total: sum(years.filter(({ yearMade }) => year === undefined || yearMade === year)),
    records: records.map(({ priceMinor, ...sale }) => ({ ...sale, price: money(priceMinor) })),
  }
}

/** The models with enough sales for a page that search engines should find. */
export async function soldModelKeys(ctx: Ctx) {
  const models = await recentModels(ctx, 'en')
  return models
    .filter(({ count, model }) => count >= ENOUGH_SALES && modelSlug(model) !== '')
    .map(({ brandCode, model, soldOn }) => ({
      key: `${brandCode}/${modelSlug(model)}`,
      changedAt: `${soldOn}T00:00:00.000Z`,
    }))
}
