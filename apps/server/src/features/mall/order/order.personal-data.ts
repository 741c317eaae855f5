import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { WITHOUT_PERSON } from './erased/order.erased.projection.ts'
import { checkout, checkoutAttempt, storeOrder } from './order.tables.ts'

/**
 * Orders are records of sales and stay for as long as the law asks; erasing takes the person out of them. One that is
 * running needs its address; a job takes the person out of it after its end (decision 115).
 */
export const orderPersonalData = personalData({
  name: 'orders',
  tables: [
    'checkout',
    'checkout_attempt',
    'store_order',
    'order_line',
    'order_adjustment',
    'parcel',
    'parcel_line',
    'parcel_event',
    'order_word',
  ],
  read: (ctx, memberId) =>
    ctx.db
      .select({
        number: storeOrder.number,
        payNo: checkout.payNo,
        state: storeOrder.state,
        payableMinor: sql<string>`${storeOrder.payableMinor}::text`,
        currency: storeOrder.currency,
        address: storeOrder.address,
        collector: storeOrder.collector,
        message: storeOrder.message,
        placedAt: storeOrder.createdAt,
        lines: sql<unknown>`(select json_agg(json_build_object('name', order_line.name ->> 'en', 'quantity', order_line.quantity)
          order by order_line.position) from order_line where order_line.order_id = store_order.id)`,
      })
      .from(storeOrder)
      .innerJoin(checkout, eq(checkout.id, storeOrder.checkoutId))
      .where(eq(storeOrder.memberId, memberId))
      .orderBy(desc(storeOrder.createdAt)),
  async erase(ctx, memberId) {
    await ctx.db.delete(checkoutAttempt).where(eq(checkoutAttempt.memberId, memberId))
    await ctx.db
      .update(storeOrder)
      .set(WITHOUT_PERSON)
      .where(
        and(
          eq(storeOrder.memberId, memberId),
          inArray(storeOrder.state, ['completed', 'canceled']),
        ),
      )
  },
})
