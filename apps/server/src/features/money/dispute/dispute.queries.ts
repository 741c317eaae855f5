import type { OrderDispute } from '@ironsouq/contract/money/dispute/dispute.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { and, desc, eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import { dispute, disputeShare } from './dispute.tables.ts'

export const disputeById = async (ctx: Ctx, id: string) =>
  (await ctx.db.select().from(dispute).where(eq(dispute.id, id)))[0]

const sharesOf = (ctx: Ctx, orderId: string) =>
  ctx.db
    .select({ dispute, share: disputeShare })
    .from(disputeShare)
    .innerJoin(dispute, eq(dispute.id, disputeShare.disputeId))
    .where(eq(disputeShare.orderId, orderId))
    .orderBy(desc(dispute.createdAt))

/** The disputes of an order, the newest first. In the call of a merchant those of its own store. */
export const disputesOf = async (ctx: Ctx, orderId: string): Promise<OrderDispute[]> =>
  (await sharesOf(ctx, orderId)).map(({ dispute, share }) => ({
    disputeId: dispute.id,
    state: dispute.state,
    reason: dispute.reason,
    amount: fromMinor(share.amountMinor, share.currency),
    evidenceDueAt: dispute.evidenceDueAt?.toISOString() ?? null,
    openedAt: dispute.createdAt.toISOString(),
    endedAt: dispute.endedAt?.toISOString() ?? null,
  }))

/** Refuses what must wait while the payment of an order is disputed, and what is not paid any more [PY-7]. */
export async function requireUndisputed(ctx: Ctx, orderId: string): Promise<void> {
  const states = (await sharesOf(ctx, orderId)).map(({ dispute }) => dispute.state)
  if (states.includes('open')) throw new Refusal('error.orderDisputed')
  if (states.includes('lost')) throw new Refusal('error.orderDisputeLost')
}

/** Whether a dispute of the payment is open; for the WHERE of a statement. */
export const isDisputedPayment = (paymentId: SQLWrapper) =>
  sql<boolean>`exists (select from ${dispute} where ${dispute.paymentId} = ${paymentId} and ${dispute.state} = 'open')`

export const isPaymentDisputed = async (ctx: Ctx, paymentId: string): Promise<boolean> =>
  (await ctx.db.$count(dispute, and(eq(dispute.paymentId, paymentId), eq(dispute.state, 'open')))) >
  0

/** Whether a dispute of the order is open; for the WHERE of a statement. */
export const isDisputedOrder = (orderId: SQLWrapper) =>
  sql<boolean>`exists (select from ${disputeShare} join ${dispute} on ${dispute.id} = ${disputeShare.disputeId}
    where ${disputeShare.orderId} = ${orderId} and ${dispute.state} = 'open')`

export const isOrderDisputed = async (ctx: Ctx, orderId: string): Promise<boolean> =>
  (await sharesOf(ctx, orderId)).some(({ dispute }) => dispute.state === 'open')

const sum = (minor: SQLWrapper) => sql`coalesce(sum(${minor}), 0)`.mapWith(BigInt)

/** What the seller would have been due for settled orders, and is held by open disputes. */
export async function heldByDisputes(
  ctx: Ctx,
  sellerId: string,
  currency: string,
): Promise<bigint> {
  const [row] = await ctx.db
    .select({ held: sum(disputeShare.heldMinor) })
    .from(disputeShare)
    .innerJoin(dispute, eq(dispute.id, disputeShare.disputeId))
    .where(
      and(
        eq(disputeShare.sellerId, sellerId),
        eq(disputeShare.currency, currency),
        eq(dispute.state, 'open'),
      ),
    )
  return row?.held ?? 0n
}

/** What lost disputes took from what was paid for an order. */
export async function lostOf(ctx: Ctx, orderId: string): Promise<bigint> {
  const [row] = await ctx.db
    .select({ lost: sum(disputeShare.amountMinor) })
    .from(disputeShare)
    .innerJoin(dispute, eq(dispute.id, disputeShare.disputeId))
    .where(and(eq(disputeShare.orderId, orderId), eq(dispute.state, 'lost')))
  return row?.lost ?? 0n
}
