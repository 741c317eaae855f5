import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { eq } from 'drizzle-orm'
import { storeOrder } from '#features/mall/order/order.tables.ts'
import { payableOf, payOrders } from '#features/mall/order/payment/order.payment.service.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { atomic } from '#kernel/ctx.ts'
import type { TestServer } from '../harness.ts'
import { aBuyer, aShop, submitted } from './market.ts'

/** Someone in the warehouse of a store. */
export async function aPacker(
  server: TestServer,
  sellerId: string,
  given: { email?: string; language?: LocaleCode } = {},
) {
  const { language = 'en', email } = given
  const accountId = await aSellerAccount(server.ctx, {
    sellerId,
    role: 'warehouse',
    name: 'Packer',
    ...(email !== undefined && { email }),
  })
  return server.client({ bearer: await merchantTokenOf(server.ctx, accountId), language })
}

/** What a payment of exactly the right amount does. */
export async function pay(server: TestServer, orderId: string) {
  const [row] = await server.ctx.db.select().from(storeOrder).where(eq(storeOrder.id, orderId))
  const checkoutId = row?.checkoutId ?? ''
  const payable = await payableOf(server.ctx, checkoutId)
  if (!payable) throw new Error('nothing to pay')
  await atomic(server.ctx, (ctx) => payOrders(ctx, { checkoutId, ...payable }))
}

/** A paid order of two pieces at a store, new unless one is given. */
export async function aPaidOrder(server: TestServer, shop?: Awaited<ReturnType<typeof aShop>>) {
  const { sellerId, skuId } = shop ?? (await aShop(server.ctx))
  const buyer = await aBuyer(server)
  const [order] = (await submitted(buyer.call, [{ skuId, quantity: 2 }])).orders
  if (!order) throw new Error('no order')
  await pay(server, order.orderId)
  const { orderId, orderNumber } = order
  return {
    orderId,
    orderNumber,
    sellerId,
    skuId,
    buyer,
    shown: () => buyer.call(orderEndpoints.detail, { query: { orderNumber } }),
  }
}

/** Sends a parcel of an order by Aramex: everything, or some pieces of its one line. */
export async function ship(
  merchant: Awaited<ReturnType<typeof aPacker>>,
  orderId: string,
  trackingNo: string,
  quantity?: number,
) {
  const { lines } = await merchant(orderMerchantEndpoints.detail, { query: { orderId } })
  const some = lines.map(({ orderLineId }) => ({ orderLineId, quantity: quantity ?? 0 }))
  return merchant(orderMerchantEndpoints.ship, {
    body: { orderId, carrier: 'aramex', trackingNo, ...(quantity && { lines: some }) },
  })
}
