import type { Segment } from '@ironsouq/contract/content/sitemap/sitemap.endpoints'
import { sql } from 'drizzle-orm'
import { isSold } from '#features/mall/product-card/product-card.projection.ts'
import { isSelling, todayOf } from '#features/mall/store/store.selling.projection.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { SEGMENT_ENTRIES, stretchOf } from './sitemap.rules.ts'

/** In ten languages these are as many addresses as a file may have. */
const STORES_MAX = 5000

interface Entry extends Record<string, unknown> {
  key: string
  changedAt: Date
}

const presented = ({ key, changedAt }: Entry) => ({
  key,
  changedAt: new Date(changedAt).toISOString(),
})

/** Stores with a product for sale. The page of any other asks not to be indexed. */
const storesWithProducts = (ctx: Ctx) => sql`
  from store join seller on seller.id = store.id
  where ${isSelling(todayOf(ctx))} and exists (
    select 1 from product where product.seller_id = store.id and ${isSold(todayOf(ctx))})`

/** The newest first. */
export async function storesShown(ctx: Ctx) {
  const { rows } = await ctx.db.execute<Entry>(sql`
    select store.id as key, store.updated_at as "changedAt"
    ${storesWithProducts(ctx)}
    order by store.created_at desc, store.id limit ${STORES_MAX}`)
  return rows.map(presented)
}

/** The file with the stores, if there are any. */
export async function storeSegment(ctx: Ctx): Promise<Segment[]> {
  const { rows } = await ctx.db.execute(sql`select 1 ${storesWithProducts(ctx)} limit 1`)
  return rows.length === 0 ? [] : [{ kind: 'stores', number: 1, changedAt: null }]
}

/** The files with products that are sold. Each is found by one look into the index of `seq`, so none has a date. */
export async function productSegments(ctx: Ctx): Promise<Segment[]> {
  const { rows } = await ctx.db.execute<{ number: number }>(sql`
    select wanted.number
    from generate_series(1, (
      select ceil(coalesce(max(seq), 0) / ${SEGMENT_ENTRIES}::numeric)::int from product
    )) as wanted (number)
    where exists (
      select 1 from product join store on store.id = product.seller_id join seller on seller.id = store.id
      where product.seq > (wanted.number - 1) * ${SEGMENT_ENTRIES}::bigint
        and product.seq <= wanted.number * ${SEGMENT_ENTRIES}::bigint and ${isSold(todayOf(ctx))})
    order by wanted.number`)
  return rows.map(({ number }) => ({ kind: 'products', number, changedAt: null }))
}

/** The products of one file, in the order of creation. */
export async function productsOf(ctx: Ctx, number: number) {
  const { after, last } = stretchOf(number)
  const { rows } = await ctx.db.execute<Entry>(sql`
    select product.id as key, product.updated_at as "changedAt"
    from product join store on store.id = product.seller_id join seller on seller.id = store.id
    where product.seq > ${after} and product.seq <= ${last} and ${isSold(todayOf(ctx))}
    order by product.seq`)
  return rows.map(presented)
}
