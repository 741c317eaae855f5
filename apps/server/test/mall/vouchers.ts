import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { voucherEndpoints } from '@ironsouq/contract/mall/voucher/voucher.endpoints'
import type { VoucherTerms } from '@ironsouq/contract/mall/voucher/voucher.schema'
import { eq } from 'drizzle-orm'
import { product } from '#features/mall/product/product.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { TestServer } from '../harness.ts'
import { aSignedInMember } from '../members.ts'
import { aShop, submitted } from './market.ts'
import { aPacker, pay } from './paid-order.ts'

/** One use within thirty days, which the buyer may give back; a counter asks for nothing. */
export const TERMS: VoucherTerms = {
  kind: 'single',
  uses: null,
  validity: 'days',
  days: 30,
  from: null,
  until: null,
  isRefundable: true,
  fields: [],
}

/** A store with one virtual product. */
export async function aVoucherShop(ctx: Ctx, terms: Partial<VoucherTerms> = {}) {
  const shop = await aShop(ctx)
  await ctx.db
    .update(product)
    .set({ isVirtual: true, deliveryMethods: ['none'], voucherTerms: { ...TERMS, ...terms } })
    .where(eq(product.id, shop.productId))
  return shop
}

interface Given {
  terms?: Partial<VoucherTerms>
  quantity?: number
  answers?: string[]
  shop?: Awaited<ReturnType<typeof aVoucherShop>>
}

/** A paid virtual order with its buyer, who has no address, and someone at the counter of its store. */
export async function aVoucherOrder(
  server: TestServer,
  { terms = {}, quantity = 1, answers = [], shop }: Given = {},
) {
  const { sellerId, skuId } = shop ?? (await aVoucherShop(server.ctx, terms))
  const buyer = await aSignedInMember(server)
  const [order] = (
    await submitted(buyer.call, [{ skuId, quantity }], undefined, [{ skuId, answers }])
  ).orders
  if (!order) throw new Error('no order')
  const { orderId, orderNumber } = order
  await pay(server, orderId)
  const own = () => buyer.call(voucherEndpoints.ofOrder, { query: { orderNumber } })
  const codes = async () => (await own()).vouchers.flatMap(({ code }) => code ?? [])
  return {
    orderId,
    orderNumber,
    sellerId,
    skuId,
    buyer,
    own,
    codes,
    counter: await aPacker(server, sellerId),
    shown: () => buyer.call(orderEndpoints.detail, { query: { orderNumber } }),
  }
}
