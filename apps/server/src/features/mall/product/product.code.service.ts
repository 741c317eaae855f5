import { and, eq } from 'drizzle-orm'
import type { TxCtx } from '#kernel/ctx.ts'
import { product } from './product.tables.ts'

interface Coded {
  sellerId: string
  productId: string
  code: string
}

/** Gives a product the store's own number of it. A deleted product no longer needs its number. */
export async function codeProduct(ctx: TxCtx, { sellerId, productId, code }: Coded): Promise<void> {
  const coded = and(eq(product.sellerId, sellerId), eq(product.code, code))
  await ctx.db
    .update(product)
    .set({ code: null })
    .where(and(coded, eq(product.state, 'deleted')))
  await ctx.db
    .update(product)
    .set({ code })
    .where(and(eq(product.sellerId, sellerId), eq(product.id, productId)))
}
