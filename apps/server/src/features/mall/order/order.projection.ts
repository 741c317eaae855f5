import type { PaymentMethod } from '@ironsouq/contract/money/payment/payment.enums'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { asc, eq, sql, type Placeholder } from 'drizzle-orm'
import { product } from '#features/mall/product/product.tables.ts'
import { seller } from '#features/people/seller/seller.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { idsToMatch, prepared } from '#kernel/data/db.ts'
import { orderLine, storeOrder } from './order.tables.ts'

const inLanguage = (column: typeof orderLine.name | typeof orderLine.variant) =>
  sql<string>`coalesce(${column} ->> ${sql.placeholder('locale')}::text, ${column} ->> 'en', '')`

const lines = prepared((db) =>
  db
    .select({
      orderId: orderLine.orderId,
      orderLineId: orderLine.id,
      kind: orderLine.kind,
      productId: orderLine.productId,
      skuId: orderLine.skuId,
      skuCode: orderLine.skuCode,
      name: inLanguage(orderLine.name),
      variant: inLanguage(orderLine.variant),
      picture: orderLine.pictureKey,
      quantity: orderLine.quantity,
      shippedQuantity: orderLine.shippedQuantity,
      unitMinor: orderLine.unitMinor,
      goodsMinor: orderLine.goodsMinor,
      paidMinor: orderLine.paidMinor,
      commissionMinor: orderLine.commissionMinor,
      isUnused: sql<boolean>`not exists (select from voucher where voucher.order_line_id = ${orderLine.id}
        and (voucher.state <> 'toBeUsed' or voucher.uses > 0))`,
      isReturnable: sql<boolean>`coalesce((select (terms ->> 'isRefundable')::boolean from voucher_line
        where voucher_line.order_line_id = ${orderLine.id}), true)`,
      isOnSale: sql<boolean>`coalesce(${product.state} = 'onSale', false)`,
    })
    .from(orderLine)
    .leftJoin(product, eq(product.id, orderLine.productId))
    .where(sql`${orderLine.orderId} = any(${sql.placeholder('orderIds')}::uuid[])`)
    .orderBy(asc(orderLine.orderId), asc(orderLine.position))
    .prepare('lines_of_orders'),
)

/** The lines of orders with what they are called now in the reader's language, and whether they are still sold. */
export const linesOf = (ctx: Ctx, orderIds: readonly string[]) =>
  lines(ctx).execute({ orderIds: idsToMatch(orderIds), locale: ctx.locale })

/** The name of the store of an order, in the reader's language or English. */
export const storeNameOf = (locale: LocaleCode | Placeholder) => sql<string>`coalesce((
  select name from store_text where seller_id = store_order.seller_id and locale in (${locale}::text, 'en')
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
export const orderColumns = (locale: LocaleCode | Placeholder) => ({
  order: storeOrder,
  storeName: storeNameOf(locale),
  payNo: sql<string>`(select pay_no from checkout where checkout.id = store_order.checkout_id)`,
  paymentMethod: paymentMethodOf,
})
