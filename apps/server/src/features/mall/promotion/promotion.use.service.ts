import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { emit } from '#kernel/work/events.ts'
import { promotionChanged } from './promotion.events.ts'
import { isRunning } from './promotion.queries.ts'
import { endPromotion } from './promotion.service.ts'
import { promotion, promotionUse } from './promotion.tables.ts'

/** What a promotion takes off of an order that is being placed. */
export type Use = Pick<
  typeof promotionUse.$inferInsert,
  'promotionId' | 'orderId' | 'sellerId' | 'amountMinor' | 'salesMinor'
>

const total = (uses: readonly Use[]) => uses.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)

/**
 * Charges promotions with what they take off, in the transaction that places the orders. False when one of them has
 * ended since the price was shown, or its budget does not allow so much: then nothing is to be placed. Of orders that
 * are placed at once each waits for the one before, so that together they never cost more than the budget [PM-5].
 */
export async function usePromotions(ctx: TxCtx, uses: readonly Use[]): Promise<boolean> {
  const byPromotion = Map.groupBy(uses, ({ promotionId }) => promotionId)
  // In one order: two checkouts never wait for each other.
  for (const id of [...byPromotion.keys()].toSorted()) {
    const amount = total(byPromotion.get(id) ?? [])
    const [charged] = await ctx.db
      .update(promotion)
      .set({ spentMinor: sql`${promotion.spentMinor} + ${amount}` })
      .where(
        and(
          eq(promotion.id, id),
          isRunning(sql`${ctx.now().toISOString()}::timestamptz`),
          sql`(${promotion.budgetMinor} is null or ${promotion.spentMinor} + ${amount} <= ${promotion.budgetMinor})`,
        ),
      )
      .returning({
        sellerId: promotion.sellerId,
        isUsedUp: sql<boolean>`coalesce(${promotion.spentMinor} = ${promotion.budgetMinor}, false)`,
      })
    if (!charged) return false
    if (charged.isUsedUp)
      await emit(ctx, promotionChanged, { promotionId: id, sellerId: charged.sellerId })
  }
  if (uses.length > 0)
    await ctx.db.insert(promotionUse).values(uses.map((use) => ({ ...use, createdAt: ctx.now() })))
  return true
}

/**
 * An order is paid: what its discounts cost is spent for good. The budget ends a promotion by itself only then: who
 * orders and does not pay uses it up for half an hour, and no longer.
 */
export const countPaid = (ctx: Ctx, orderId: string): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const paid = await ctx.db
      .update(promotionUse)
      .set({ state: 'paid' })
      .where(and(eq(promotionUse.orderId, orderId), eq(promotionUse.state, 'unpaid')))
      .returning()
    for (const { promotionId: id, amountMinor } of byId(paid)) {
      const [row] = await ctx.db
        .update(promotion)
        .set({ paidMinor: sql`${promotion.paidMinor} + ${amountMinor}` })
        .where(eq(promotion.id, id))
        .returning()
      if (row?.state === 'running' && row.paidMinor === row.budgetMinor)
        await endPromotion(ctx, row, 'budget')
    }
  })

const byId = <T extends { promotionId: string }>(all: readonly T[]) =>
  all.toSorted((a, b) => a.promotionId.localeCompare(b.promotionId))

/** An order was canceled, or all of it refunded: its discounts cost nothing. What has ended does not run again. */
export const takeBackUse = (ctx: Ctx, orderId: string): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const uses = await ctx.db
      .select()
      .from(promotionUse)
      .where(and(eq(promotionUse.orderId, orderId), ne(promotionUse.state, 'canceled')))
      .orderBy(asc(promotionUse.promotionId))
      .for('update')
    for (const { promotionId: id, sellerId, amountMinor, state } of uses) {
      await ctx.db
        .update(promotionUse)
        .set({ state: 'canceled' })
        .where(and(eq(promotionUse.orderId, orderId), eq(promotionUse.promotionId, id)))
      await ctx.db
        .update(promotion)
        .set({
          spentMinor: sql`${promotion.spentMinor} - ${amountMinor}`,
          ...(state === 'paid' && { paidMinor: sql`${promotion.paidMinor} - ${amountMinor}` }),
        })
        .where(eq(promotion.id, id))
      await emit(ctx, promotionChanged, { promotionId: id, sellerId })
    }
  })
