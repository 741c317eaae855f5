import type { CheckoutRequest } from '@ironsouq/contract/mall/order/checkout.schema'
import { type FlashEntry, flashEntry } from '#features/mall/flash-sale/flash-sale.entry.service.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'

/** What a checkout buys in a flash sale. */
export interface FlashBuying extends FlashEntry {
  flashSaleId: string
  skuId: string
  quantity: number
}

/** Null for a checkout at the normal prices. In a flash sale one variant is bought, by itself [OR-2] [PM-2]. */
export async function flashBuying(
  ctx: Ctx,
  memberId: string,
  { flashSaleId, lines }: CheckoutRequest,
): Promise<FlashBuying | null> {
  if (flashSaleId === undefined) return null
  const [line, ...others] = lines
  if (!line || others.length > 0) throw new Refusal('error.buyNowOnly')
  const wanted = { flashSaleId, ...line }
  return { ...wanted, ...(await flashEntry(ctx, memberId, wanted)) }
}
