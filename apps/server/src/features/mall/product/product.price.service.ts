import { fromMinor, toMinor } from '@ironsouq/contract/money/money/minor-units'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { TxCtx } from '#kernel/ctx.ts'
import { FieldFaults, notFound } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { productChanged } from './product.events.ts'
import { product, sku } from './product.tables.ts'

interface Reprice {
  skuId: string
  price: string
  /** The version of the variant, or the amount, that the new price was given for. */
  known: { version: number } | { price: string }
}

/** Locked with their products, which every change of a product locks first. */
async function lockedSkus(ctx: TxCtx, ids: readonly string[]) {
  const rows = await ctx.db
    .select({ id: sku.id, currency: sku.currency, productId: sku.productId })
    .from(sku)
    .where(inArray(sku.id, [...ids]))
  const products = [...new Set(rows.map(({ productId }) => productId))]
  if (products.length > 0)
    await ctx.db
      .select({ id: product.id })
      .from(product)
      .where(inArray(product.id, products))
      .orderBy(product.id)
      .for('update')
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Changes the prices of variants that no one has changed since they were read, and the ranges of their products.
 * Returns the variants that someone else changed first; they stay as they are.
 */
export async function repriceSkus(ctx: TxCtx, rows: readonly Reprice[]): Promise<string[]> {
  const updatedAt = ctx.now()
  const locked = await lockedSkus(
    ctx,
    rows.map(({ skuId }) => skuId),
  )
  const changed = new Set<string>()
  const refused: string[] = []
  for (const { skuId, price, known } of rows) {
    const row = locked.get(skuId)
    if (!row) throw notFound()
    const { currency } = row
    const priceMinor = toMinor({ amount: price, currency })
    if (priceMinor === undefined)
      throw new FieldFaults([{ field: 'rows', key: 'error.fieldWrongFormat', values: {} }])
    const isKnown =
      'version' in known
        ? eq(sku.version, known.version)
        : eq(sku.priceMinor, toMinor({ amount: known.price, currency }) ?? -1n)
    const done = await ctx.db
      .update(sku)
      .set({ priceMinor, version: sql`${sku.version} + 1`, updatedAt })
      .where(and(eq(sku.id, skuId), isKnown))
      .returning({ before: sql<string>`old.price_minor` })
    const [made] = done
    if (!made) {
      refused.push(skuId)
      continue
    }
    changed.add(row.productId)
    const before = fromMinor(BigInt(made.before), currency)
    ctx.audit('sku', skuId, { price: before }, { price: fromMinor(priceMinor, currency) })
  }
  const ids = [...changed].toSorted()
  if (ids.length > 0) await spreadPrices(ctx, ids)
  return refused
}

/** Writes the range of the active variants to their products, and says that they changed. */
async function spreadPrices(ctx: TxCtx, productIds: readonly string[]): Promise<void> {
  const range = (side: 'min' | 'max') => sql`(
    select coalesce(${sql.raw(side)}(price_minor) filter (where is_active), ${sql.raw(side)}(price_minor))
    from sku where sku.product_id = product.id)`
  await ctx.db
    .update(product)
    .set({
      lowestMinor: range('min'),
      highestMinor: range('max'),
      version: sql`${product.version} + 1`,
      updatedAt: ctx.now(),
    })
    .where(inArray(product.id, [...productIds]))
  for (const productId of productIds) await emit(ctx, productChanged, { productId })
}
