import { SKU_CODE_MAX } from '@ironsouq/contract/mall/product-admin/product-admin.limits'
import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { picturesOf, type ProductRow } from './product.queries.ts'
import { productPicture, sku } from './product.tables.ts'

/** Codes like these that no variant of the store has: with the first number that is free for all of them. */
export async function freeCodes(
  ctx: Ctx,
  sellerId: string,
  codes: readonly string[],
): Promise<string[]> {
  for (let n = 2; ; n += 1) {
    const numbered = codes.map((code) => `${code.slice(0, SKU_CODE_MAX - `-${n}`.length)}-${n}`)
    const taken = await ctx.db
      .select({ code: sku.code })
      .from(sku)
      .where(and(eq(sku.sellerId, sellerId), inArray(sku.code, numbered)))
      .limit(1)
    // Two long codes may differ in what was cut off.
    if (taken.length === 0 && new Set(numbered).size === codes.length) return numbered
    if (n > codes.length + 1_000) throw new Error('no code is free')
  }
}

/** The same pictures; a picture belongs to every product that shows it. */
export async function copyPictures(
  ctx: TxCtx,
  fromId: string,
  { id: productId, sellerId }: ProductRow,
): Promise<void> {
  const pictures = await picturesOf(ctx, fromId)
  const rows = pictures.map(({ position, objectKey, width, height, thumbhash }) => ({
    productId,
    sellerId,
    position,
    objectKey,
    width,
    height,
    thumbhash,
    createdAt: ctx.now(),
  }))
  if (rows.length > 0) await ctx.db.insert(productPicture).values(rows)
}
