import type {
  ProductCounts,
  ProductPage,
  ProductQuery,
  ProductSort,
} from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import type { StaffProductFilter } from '@ironsouq/contract/mall/product-admin/product-review.schema'
import {
  productLifecycle,
  type ProductState,
} from '@ironsouq/contract/mall/product/product.lifecycle'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { and, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import {
  productCategoryName,
  categoryIdsUnder,
} from '#features/mall/product-category/product-category.queries.ts'
import { product, productText } from '#features/mall/product/product.tables.ts'
import { skuIsLow } from '#features/mall/product/stock.low.projection.ts'
import { storeText } from '#features/mall/store/store.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { countUpTo, keyset } from '#kernel/data/keyset.ts'
import { escapedLike } from '#kernel/data/like.ts'
import { textIn } from '#kernel/data/texts.ts'

/** A product has low stock when some variant has. */
const IS_LOW = sql<boolean>`exists (select from sku where sku.product_id = product.id and ${skuIsLow})`

const AVAILABLE = sql<number>`(
  select coalesce(sum(stock.on_hand - stock.held), 0)::int
  from stock join sku on sku.id = stock.sku_id
  where sku.product_id = product.id and sku.is_active)`

const productName = (of: SQL, wanted: SQL) =>
  textIn(
    productText.name,
    { owner: productText.productId, locale: productText.locale },
    { of, wanted },
  )

export const storeName = (of: SQL, wanted: SQL) =>
  textIn(storeText.name, { owner: storeText.sellerId, locale: storeText.locale }, { of, wanted })

const ORDERS = {
  updatedAt: product.updatedAt,
  price: product.lowestMinor,
  sold: product.soldCount,
} as const

function orderOf(sort: ProductSort) {
  const isDescending = sort.startsWith('-')
  const name = (isDescending ? sort.slice(1) : sort) as keyof typeof ORDERS
  return { by: ORDERS[name], id: product.id, isDescending }
}

/** Names in any language, part numbers and codes of the own variants. */
const named = (words: string): SQL => sql`(
  upper(product.part_no) like ${`${escapedLike(words.toUpperCase())}%`}
  or exists (select from product_text as t where t.product_id = product.id
    and t.name ilike ${`%${escapedLike(words)}%`})
  or exists (select from sku where sku.product_id = product.id
    and sku.code ilike ${`${escapedLike(words)}%`}))`

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Over all stores each by its own index: a name in any language, a part number, a code, a store, or an id. */
const foundByIndex = (words: string): SQL => {
  const part = `%${escapedLike(words)}%`
  const whole = words.toUpperCase()
  const found = [
    sql`select product_id from product_text where name ilike ${part}`,
    sql`select id from product where upper(part_no) = ${whole}`,
    sql`select product_id from sku where upper(code) = ${whole}`,
    sql`select id from product where seller_id in (select seller_id from store_text where name ilike ${part})`,
    ...(UUID.test(words) ? [sql`select ${words}::uuid`] : []),
  ]
  return sql`product.id in (${sql.join(found, sql` union all `)})`
}

type Scope = 'store' | 'all'

/** What the filters of a list find: of the own store by parts of codes too, over all stores by what an index finds. */
export async function productCondition(ctx: Ctx, filter: StaffProductFilter, scope: Scope) {
  const { words = '', state, category, stock, sellerId } = filter
  const under = category === undefined ? undefined : await categoryIdsUnder(ctx, category)
  const wanted = words.trim()
  return and(
    ne(product.state, 'deleted'),
    sellerId === undefined ? undefined : eq(product.sellerId, sellerId),
    state && inArray(product.state, state),
    under && (under.length > 0 ? inArray(product.productCategoryId, under) : sql`false`),
    stock === 'low' ? IS_LOW : undefined,
    wanted === '' ? undefined : scope === 'store' ? named(wanted) : foundByIndex(wanted),
  )
}

/** One page of products in every state, from PostgreSQL: people see what they have just changed. */
export async function productList(
  ctx: Ctx,
  { size, cursor, sort, ...filter }: ProductQuery & StaffProductFilter,
  scope: Scope,
): Promise<ProductPage> {
  const list = keyset({ sort, size, cursor }, orderOf(sort))
  const wanted = await productCondition(ctx, filter, scope)
  const locale = sql`${ctx.locale}::text`
  const found = await ctx.db
    .select({
      at: list.at,
      productId: product.id,
      sellerId: product.sellerId,
      version: product.version,
      name: productName(sql`product.id`, locale),
      storeName: storeName(sql`product.seller_id`, locale),
      categoryName: productCategoryName(sql`product.product_category_id`, locale),
      partNo: product.partNo,
      state: product.state,
      lowestMinor: product.lowestMinor,
      highestMinor: product.highestMinor,
      currency: product.currency,
      skuCount: sql<number>`(select count(*)::int from sku where sku.product_id = product.id and sku.is_active)`,
      available: AVAILABLE,
      isLow: IS_LOW,
      sold: product.soldCount,
      picture: sql<string | null>`(select object_key from product_picture
        where product_picture.product_id = product.id order by position limit 1)`,
      updatedAt: product.updatedAt,
    })
    .from(product)
    .where(and(wanted, list.where))
    .orderBy(...list.orderBy)
    .limit(list.limit)
  const total = await countUpTo(ctx, product, wanted)
  const { rows, next, previous } = list.pageOf(found)
  return {
    rows: rows.map(({ lowestMinor, highestMinor, currency, updatedAt, ...row }) => ({
      ...row,
      lowest: fromMinor(lowestMinor, currency),
      highest: fromMinor(highestMinor, currency),
      updatedAt: updatedAt.toISOString(),
    })),
    next,
    previous,
    total,
  }
}

/** The ids of what staff find with these filters, in the usual order. */
export async function productIds(
  ctx: Ctx,
  filter: StaffProductFilter,
  limit: number,
): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: product.id })
    .from(product)
    .where(await productCondition(ctx, filter, 'all'))
    .orderBy(desc(product.updatedAt), desc(product.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** How many products of all stores are in each state, each counted up to a limit. */
export async function stateCounts(ctx: Ctx): Promise<ProductCounts['states']> {
  const states = productLifecycle.states.filter((state) => state !== 'deleted')
  const counts = await Promise.all(
    states.map((state) => countUpTo(ctx, product, eq(product.state, state))),
  )
  return Object.fromEntries(states.map((state, at) => [state, counts[at] ?? 0]))
}

export async function productCounts(ctx: Ctx): Promise<ProductCounts> {
  const { rows } = await ctx.db.execute<{ state: ProductState; n: number }>(
    sql`select state, count(*)::int as n from product where state <> 'deleted' group by state`,
  )
  return {
    states: Object.fromEntries(rows.map(({ state, n }) => [state, n])),
    low: await ctx.db.$count(product, and(ne(product.state, 'deleted'), IS_LOW)),
  }
}
