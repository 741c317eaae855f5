import type { Emirate } from '@ironsouq/contract/machines/device/device.enums'
import type { Bounds } from '@ironsouq/contract/machines/device/device.filters'
import {
  USUAL_EMIRATE,
  type ProductService,
  type ProductSort,
} from '@ironsouq/contract/mall/product-search/product-search.filters'
import type { ProductCard } from '@ironsouq/contract/mall/product-search/product-search.schema'
import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { brand } from '#features/machines/brand/brand.tables.ts'
import { machineModel } from '#features/machines/model/model.tables.ts'
import {
  arrivalDays,
  isAvailable,
  isDeliveredTo,
  isSold,
  presentProductCard,
  productCardColumns,
} from '#features/mall/product-card/product-card.projection.ts'
import {
  mallCatalogue,
  productCategoryIdsUnder,
  type MallCatalogue,
} from '#features/mall/product-category/product-category.catalogue.queries.ts'
import type { PartNeed } from '#features/mall/product-query/product-query.queries.ts'
import { product, productFit, productText, sku } from '#features/mall/product/product.tables.ts'
import { todayOf } from '#features/mall/store/store.selling.projection.ts'
import { store } from '#features/mall/store/store.tables.ts'
import { rateOf } from '#features/money/currency/currency.queries.ts'
import { seller } from '#features/people/seller/seller.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { escapedLike } from '#kernel/data/like.ts'
import type { Narrowing, Plan } from './product-search.plan.rules.ts'

/** The dirham is pegged to the dollar, other currencies are not. */
const priceInAed = sql`(case product.currency when 'AED' then product.lowest_minor / 100.0
  when 'USD' then product.lowest_minor * ${rateOf('AED')} / 100.0 end)`

const ORDER: Record<Exclude<ProductSort, 'soonest'>, SQL[]> = {
  relevance: [desc(isAvailable), desc(product.soldCount)],
  newest: [sql`${product.publishedAt} desc nulls last`],
  bestSold: [
    desc(isAvailable),
    desc(product.soldCount),
    sql`${product.publishedAt} desc nulls last`,
  ],
  priceLow: [sql`${priceInAed} asc nulls last`],
  priceHigh: [sql`${priceInAed} desc nulls last`],
}

const emirateText = (emirate: Emirate) => sql`${emirate}::text`

/** What arrives first, and of that what sells best; what cannot be bought never arrives. */
const soonest = (to: Emirate): SQL[] => [
  sql`case when ${isAvailable} then ${arrivalDays(emirateText(to))} end asc nulls last`,
  desc(product.soldCount),
]

const between = (figure: SQL, { min, max }: Bounds): SQL | undefined =>
  and(
    min === undefined ? undefined : sql`${figure} >= ${min}`,
    max === undefined ? undefined : sql`${figure} <= ${max}`,
  )

const SERVICES: Record<ProductService, SQL> = {
  inStock: isAvailable,
  ownStore: sql`${store.isOwn}`,
  pickup: sql`'pickup' = any(product.delivery_methods)`,
  sameCity: sql`'sameCity' = any(product.delivery_methods)`,
  warranty: sql`product.warranty_days > 0`,
}

const number = (code: string) => sql`(case jsonb_typeof(product.attributes -> ${code}::text)
  when 'number' then (product.attributes ->> ${code}::text)::numeric end)`

const fitting = (modelId: string) => sql`exists (select 1 from ${productFit}
  where ${productFit.productId} = product.id and ${productFit.modelId} = ${modelId})`

/** As `printedBrand`. */
const printed = sql`btrim(regexp_replace(product.brand, '[,\\s]+', ' ', 'g'))`

function condition(narrowing: Narrowing): SQL | undefined {
  switch (narrowing.filter) {
    case 'price':
      return between(priceInAed, narrowing.bounds)
    case 'modelId':
      return fitting(narrowing.value)
    case 'attribute': {
      const { code, wanted } = narrowing
      if ('bounds' in wanted) return between(number(code), wanted.bounds)
      const values = wanted.values.map((value) => ({ yes: 'true', no: 'false' })[value] ?? value)
      return inArray(sql`(product.attributes ->> ${code}::text)`, values)
    }
    case 'service':
      return and(...narrowing.values.map((value) => SERVICES[value as ProductService]))
    case 'emirate':
      return or(...narrowing.values.map((value) => isDeliveredTo(sql`${value}::text`)))
    case 'within':
      return and(isAvailable, sql`${arrivalDays(emirateText(narrowing.to))} <= ${narrowing.days}`)
    case 'condition':
      return inArray(sql`product.condition`, narrowing.values)
    case 'brand':
      return inArray(printed, narrowing.values)
    case 'store':
      return inArray(product.sellerId, narrowing.values)
  }
}

const like = (text: string) => `%${escapedLike(text)}%`

/** In the name of any language, in the brand, or a part number, a number of a variant or a machine. */
function meant(word: string): SQL | undefined {
  const pattern = like(word)
  const bare = word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  const coded = (column: SQL) =>
    sql`regexp_replace(lower(${column}), '[^[:alnum:]]', '', 'g') like ${like(bare)}`
  return or(
    sql`exists (select 1 from ${productText} where ${productText.productId} = product.id
      and ${productText.name} ilike ${pattern})`,
    sql`product.brand ilike ${pattern}`,
    ...(bare === ''
      ? []
      : [
          coded(sql`product.part_no`),
          sql`exists (select 1 from ${sku} where ${sku.productId} = product.id
            and ${coded(sql`sku.code`)})`,
          sql`exists (select 1 from ${productFit}
            join ${machineModel} on ${machineModel.id} = ${productFit.modelId}
            where ${productFit.productId} = product.id and ${coded(sql`machine_model.name`)})`,
        ]),
  )
}

/** As in the index: what words were read as narrows, other words are in names or numbers. */
function needed(known: MallCatalogue, need: PartNeed): SQL | undefined {
  switch (need.kind) {
    case 'category': {
      const ids = need.codes.flatMap((code) => productCategoryIdsUnder(known, code))
      return inArray(product.productCategoryId, ids)
    }
    case 'machine':
      return or(...need.machines.map(({ modelId }) => fitting(modelId)))
    case 'machineBrand':
      return or(
        sql`exists (select 1 from ${productFit}
          join ${machineModel} on ${machineModel.id} = ${productFit.modelId}
          join ${brand} on ${brand.id} = ${machineModel.brandId}
          where ${productFit.productId} = product.id and ${inArray(brand.code, need.codes)})`,
        sql`product.brand ilike ${like(need.phrase)}`,
      )
    case 'figure':
      return meant(need.phrase)
    case 'word':
      return need.isOptional ? undefined : meant(need.phrase)
    case 'emirate':
      return undefined
  }
}

interface Paging {
  sort: ProductSort
  /** Where it arrives. */
  to?: Emirate | undefined
  current: number
  size: number
}

/** The list without the index: every filter, but no facet counts; slower at a million. */
export async function listFromDatabase(
  ctx: Ctx,
  plan: Plan,
  { sort, to = USUAL_EMIRATE, current, size }: Paging,
): Promise<{ records: ProductCard[]; total: number }> {
  const known = await mallCatalogue(ctx)
  const wanted = and(
    isSold(todayOf(ctx)),
    plan.category === null
      ? undefined
      : inArray(product.productCategoryId, productCategoryIdsUnder(known, plan.category)),
    ...plan.meaning.needs.map((need) => needed(known, need)),
    ...plan.narrowings.map(condition),
  )
  const rows = ctx.db
    .select(productCardColumns(ctx))
    .from(product)
    .innerJoin(store, eq(store.id, product.sellerId))
    .innerJoin(seller, eq(seller.id, store.id))
    .where(wanted)
    .orderBy(...(sort === 'soonest' ? soonest(to) : ORDER[sort]), desc(product.id))
    .limit(size)
    .offset((current - 1) * size)
  const total = ctx.db
    .select({ total: sql<number>`count(*)::int` })
    .from(product)
    .innerJoin(store, eq(store.id, product.sellerId))
    .innerJoin(seller, eq(seller.id, store.id))
    .where(wanted)
  const [page, [counted]] = await Promise.all([rows, total])
  return { records: page.map(presentProductCard), total: counted?.total ?? 0 }
}
