import type { ProductMoved } from '@ironsouq/contract/mall/product-admin/product-review.schema'
import type { CrossReference } from '@ironsouq/contract/mall/product/cross-reference'
import { productLifecycle } from '@ironsouq/contract/mall/product/product.lifecycle'
import { and, asc, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { lifecycleLog } from '#kernel/data/kernel.tables.ts'
import { textIn } from '#kernel/data/texts.ts'
import { notFound } from '#kernel/errors.ts'
import { crossReference, product, productPicture, productText, sku } from './product.tables.ts'

export type ProductRow = typeof product.$inferSelect
export type SkuRow = typeof sku.$inferSelect

const found = (id: string) => and(eq(product.id, id), ne(product.state, 'deleted'))

/** A product that another transaction cannot change meanwhile. */
export async function lockedProduct(ctx: TxCtx, id: string): Promise<ProductRow> {
  const [row] = await ctx.db.select().from(product).where(found(id)).for('update')
  if (!row) throw notFound()
  return row
}

export async function productById(ctx: Ctx, id: string): Promise<ProductRow> {
  const [row] = await ctx.db.select().from(product).where(found(id))
  if (!row) throw notFound()
  return row
}

/** A product that has a page: it is or was on sale. Drafts and deleted ones have none. */
export async function publishedProduct(ctx: Ctx, id: string): Promise<ProductRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(product)
    .where(and(found(id), isNotNull(product.publishedAt)))
  return row
}

export const skusOf = (ctx: Ctx, productId: string): Promise<SkuRow[]> =>
  ctx.db.select().from(sku).where(eq(sku.productId, productId)).orderBy(asc(sku.position))

export const picturesOf = (ctx: Ctx, productId: string) =>
  ctx.db
    .select()
    .from(productPicture)
    .where(eq(productPicture.productId, productId))
    .orderBy(asc(productPicture.position))

/** The numbers of other makers that a product replaces, in their order. */
export const crossReferencesOf = (ctx: Ctx, productId: string) =>
  ctx.db
    .select({ maker: crossReference.maker, number: crossReference.number })
    .from(crossReference)
    .where(eq(crossReference.productId, productId))
    .orderBy(asc(crossReference.position))

/** The same as a column of a statement on `product`. */
export const crossReferencesOfProduct = sql<CrossReference[]>`(
  select coalesce(json_agg(json_build_object(
    'maker', ${crossReference.maker}, 'number', ${crossReference.number})
    order by ${crossReference.position}), '[]')
  from ${crossReference} where ${crossReference.productId} = product.id)`

/** What people know products by, by their ids. */
export async function productNames(
  ctx: Ctx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const name = textIn(
    productText.name,
    { owner: productText.productId, locale: productText.locale },
    { of: sql`product.id`, wanted: sql`${ctx.locale}::text` },
  )
  const rows = await ctx.db
    .select({ id: product.id, name })
    .from(product)
    .where(inArray(product.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row.name]))
}

const MOVES_SHOWN = 20

/** How a product came into its state, the latest move first. */
export async function productMoves(ctx: Ctx, productId: string): Promise<ProductMoved[]> {
  const rows = await ctx.db
    .select({
      to: sql<ProductMoved['to']>`${lifecycleLog.toState}`,
      by: sql<ProductMoved['by']>`${lifecycleLog.actor}`,
      at: lifecycleLog.createdAt,
    })
    .from(lifecycleLog)
    .where(
      and(eq(lifecycleLog.entity, productLifecycle.name), eq(lifecycleLog.entityId, productId)),
    )
    .orderBy(desc(lifecycleLog.seq))
    .limit(MOVES_SHOWN)
  return rows.map(({ at, ...move }) => ({ ...move, at: at.toISOString() }))
}
