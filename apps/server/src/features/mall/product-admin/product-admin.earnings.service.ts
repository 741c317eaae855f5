import type {
  SaleEarnings,
  SaleQuestion,
} from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import { dividedOrder } from '@ironsouq/contract/mall/settlement/divided-order'
import { fromMinor, toMinor } from '@ironsouq/contract/money/money/minor-units'
import { commissionOf } from '#features/mall/pricing/steps/commission.rules.ts'
import { currencyOfStore } from '#features/mall/product/product.store.projection.ts'
import { commissionOfStore } from '#features/mall/store/store.commission.projection.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { FieldFaults, Refusal } from '#kernel/errors.ts'

/** What the store would get of a sale at each price, divided as an order of one piece is. */
export async function saleEarnings(
  ctx: Ctx,
  sellerId: string,
  { productCategoryId: categoryId, prices }: SaleQuestion,
): Promise<SaleEarnings> {
  const currency = await currencyOfStore(ctx, sellerId)
  if (currency === undefined) throw new Refusal('portalProduct.noStore')
  const commissionPpm = await commissionOfStore(ctx, { sellerId, categoryId })
  const money = (minor: bigint) => fromMinor(minor, currency)
  const sales = prices.map((amount, at) => {
    const paid = toMinor({ amount, currency })
    if (paid === undefined)
      throw new FieldFaults([{ field: `prices.${at}`, key: 'error.fieldWrongFormat', values: {} }])
    const parts = dividedOrder({
      payableMinor: paid,
      refundedMinor: 0n,
      goodsPaidMinor: paid,
      commissionMinor: commissionOf(paid, 0n, commissionPpm),
      subsidyMinor: 0n,
      placedAt: ctx.now(),
    })
    const { goodsMinor, commissionMinor, commissionVatMinor } = parts
    return {
      price: money(goodsMinor),
      commission: money(commissionMinor),
      commissionVat: money(commissionVatMinor),
      total: money(goodsMinor - commissionMinor - commissionVatMinor),
    }
  })
  return { commissionPpm, sales }
}
