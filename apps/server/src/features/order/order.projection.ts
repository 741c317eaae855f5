import type { PaymentMethod } from '@ironsouq/contract/payment/payment.enums'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { product } from '#features/product/product.tables.ts'
import { seller } from '#features/seller/seller.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { orderLine, storeOrder } from './order.tables.ts'

const inLanguage = (column: typeof orderLine.name | typeof orderLine.variant, locale: LocaleCode) =>
  sql<string>`coalesce(${column} ->> ${locale}, ${column} ->> 'en', '')`

/** The lines of orders with what they are called now in the reader's language, and whether they are still sold. */
export const linesOf = (ctx: Ctx, orderIds: readonly string[]) =>
  ctx.db
    .select({
      orderId: orderLine.orderId,
      orderLineId: orderLine.id,
      productId: orderLine.productId,
      skuId: orderLine.skuId,
      skuCode: orderLine.skuCode,
      name: inLanguage(orderLine.name, ctx.locale),
      variant: inLanguage(orderLine.variant, ctx.locale),
      picture: orderLine.pictureKey,
      quantity: orderLine.quantity,
      shippedQuantity: orderLine.shippedQuantity,
      unitMinor: orderLine.unitMinor,
      goodsMinor: orderLine.goodsMinor,
      paidMinor: orderLine.paidMinor,
      isOnSale: sql<boolean>`coalesce(${product.state} = 'onSale', false)`,
    })
    .from(orderLine)
    .leftJoin(product, eq(product.id, orderLine.productId))
    .where(inArray(orderLine.orderId, [...orderIds]))
    .orderBy(asc(orderLine.orderId), asc(orderLine.position))

/** The name of the store of an order, in the reader's language or English. */
export const storeNameOf = (locale: LocaleCode) => sql<string>`coalesce((
  select name from store_text where seller_id = store_order.seller_id and locale in (${locale}, 'en')
  order by locale = 'en' limit 1), '')`

/** The code of the seller of an order, which names its store in addresses. */
export async function sellerCodeOf(ctx: Ctx, sellerId: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ code: seller.code })
    .from(seller)
    .where(eq(seller.id, sellerId))
  return row?.code ?? null
}

/** How an order was paid; null while it is not. Merchants cannot read payments. */
export const paymentMethodOf = sql<PaymentMethod | null>`(select p.method from payment_share s
  join payment p on p.id = s.payment_id where s.order_id = store_order.id and p.state = 'paid' limit 1)`

/** The rows of a list with the name of their store and the number of their payment. */
export const orderColumns = (ctx: Ctx) => ({
  order: storeOrder,
  storeName: storeNameOf(ctx.locale),
  payNo: sql<string>`(select pay_no from checkout where checkout.id = store_order.checkout_id)`,
  paymentMethod: paymentMethodOf,
})
