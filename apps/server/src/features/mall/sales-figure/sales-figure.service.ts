import type { CountedStep } from '@ironsouq/contract/mall/sales-figure/sales-figure.enums'
import { sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { countAllOrders, orderToCount } from './sales-figure.order.projection.ts'
import { salesDay } from './sales-figure.rules.ts'
import { countedOrder, productPeriod, storeDay } from './sales-figure.tables.ts'

/** What a row has and what is added to it. */
const plus = (column: PgColumn) =>
  sql`${column} + excluded.${sql.identifier(toSnakeCase(column.name))}`

/** Adds a step of an order to the figures of its store, once. A step that was not reached is left out. */
export const countStep = (ctx: Ctx, orderId: string, step: CountedStep): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const order = await orderToCount(ctx, orderId)
    const reached = order?.at[step]
    if (!order || !reached) return
    const { rowCount } = await ctx.db
      .insert(countedOrder)
      .values({ orderId, step, createdAt: ctx.now() })
      .onConflictDoNothing()
    if (!rowCount) return
    const { sellerId, currency, commissionMinor } = order
    const day = salesDay(reached)
    await ctx.db
      .insert(storeDay)
      .values({
        sellerId,
        day,
        currency,
        ...(step === 'paid' && { orders: 1, salesMinor: order.payableMinor, commissionMinor }),
        ...(step === 'refunded' && {
          refunds: 1,
          refundedMinor: order.refundedMinor,
          refundedCommissionMinor: commissionMinor,
        }),
        ...(step === 'shipped' && { shipped: 1, shippedLate: order.isShippedLate ? 1 : 0 }),
        ...(step === 'late' && { late: 1 }),
      })
      .onConflictDoUpdate({
        target: [storeDay.sellerId, storeDay.day, storeDay.currency],
        set: {
          orders: plus(storeDay.orders),
          salesMinor: plus(storeDay.salesMinor),
          commissionMinor: plus(storeDay.commissionMinor),
          refunds: plus(storeDay.refunds),
          refundedMinor: plus(storeDay.refundedMinor),
          refundedCommissionMinor: plus(storeDay.refundedCommissionMinor),
          shipped: plus(storeDay.shipped),
          shippedLate: plus(storeDay.shippedLate),
          late: plus(storeDay.late),
        },
      })
    if (step !== 'paid' && step !== 'refunded') return
    const periods = [
      { grain: 'day' as const, startsOn: day },
      { grain: 'month' as const, startsOn: `${day.slice(0, 7)}-01` },
    ]
    // In one order: two orders of a store never wait for each other.
    const rows = periods.flatMap((period) =>
      order.goods.map(({ productId, quantity, paidMinor }) => ({
        ...period,
        sellerId,
        productId,
        currency,
        ...(step === 'paid' ? { quantity, salesMinor: paidMinor } : { refunded: quantity }),
      })),
    )
    await ctx.db
      .insert(productPeriod)
      .values(rows)
      .onConflictDoUpdate({
        target: [
          productPeriod.sellerId,
          productPeriod.grain,
          productPeriod.startsOn,
          productPeriod.productId,
          productPeriod.currency,
        ],
        set: {
          quantity: plus(productPeriod.quantity),
          salesMinor: plus(productPeriod.salesMinor),
          refunded: plus(productPeriod.refunded),
        },
      })
  })

/** Calculates the figures of all stores again. */
export const rebuildFigures = (ctx: Ctx): Promise<void> => atomic(ctx, countAllOrders)
