import { mergeCart } from '#features/mall/cart/cart.service.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import { linesOf } from '../order.projection.ts'

/** Puts into the cart what of an order is still sold. Prices and stock are those of today: the cart says them. */
export async function reorder(ctx: Ctx, memberId: string, orderId: string) {
  const all = await linesOf(ctx, [orderId])
  // What came as a gift comes again if its promotion still runs.
  const lines = all.filter(({ kind }) => kind === 'goods')
  const sold = lines.filter(({ isOnSale }) => isOnSale)
  if (sold.length === 0) throw new Refusal('error.productWithdrawn')
  await mergeCart(
    ctx,
    memberId,
    sold.map(({ skuId, quantity }) => ({ skuId, quantity, isChecked: true })),
  )
  return { added: sold.length, gone: lines.length - sold.length }
}
