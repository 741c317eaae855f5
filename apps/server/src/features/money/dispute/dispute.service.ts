import { disputeLifecycle } from '@ironsouq/contract/money/dispute/dispute.lifecycle'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import type { PaymentMethod } from '@ironsouq/contract/money/payment/payment.enums'
import { and, asc, eq } from 'drizzle-orm'
import type { TxCtx } from '#kernel/ctx.ts'
import { transition } from '#kernel/data/transition.ts'
import type { PaymentProvider, ProviderDispute } from '#kernel/ports/payment.ts'
import { emit, occurrence } from '#kernel/work/events.ts'
import {
  disputeOpened,
  orderDisputed,
  orderDisputeLost,
  orderDisputeWon,
} from './dispute.events.ts'
import {
  postDisputeLost,
  postDisputeOpened,
  postDisputeWon,
  type DisputedOrder,
} from './dispute.postings.ts'
import { nextQuestion } from './dispute.rules.ts'
import { dispute, disputeShare } from './dispute.tables.ts'

type Dispute = typeof dispute.$inferSelect

interface Name {
  provider: PaymentProvider
  disputeRef: string
}

/** What was paid, and which part of each order the dispute is about. */
export interface DisputedPayment {
  paymentId: string
  method: PaymentMethod
  currency: string
  orders: readonly DisputedOrder[]
  topUp?: { memberId: string; amountMinor: bigint; chargedMinor: bigint } | undefined
}

export async function lockedDispute(ctx: TxCtx, { provider, disputeRef }: Name) {
  const [row] = await ctx.db
    .select()
    .from(dispute)
    .where(and(eq(dispute.provider, provider), eq(dispute.disputeRef, disputeRef)))
    .for('update')
  return row
}

const ordersIn = async (ctx: TxCtx, disputeId: string): Promise<DisputedOrder[]> =>
  ctx.db
    .select({
      orderId: disputeShare.orderId,
      sellerId: disputeShare.sellerId,
      amountMinor: disputeShare.amountMinor,
      chargedMinor: disputeShare.chargedMinor,
    })
    .from(disputeShare)
    .where(eq(disputeShare.disputeId, disputeId))
    .orderBy(asc(disputeShare.orderId))

/** Writes a new dispute, takes the money out of the books and stops its orders. Null when it is known. */
export async function openDispute(
  ctx: TxCtx,
  name: Name,
  seen: ProviderDispute,
  paid: DisputedPayment,
): Promise<Dispute | null> {
  const now = ctx.now()
  const { currency: chargedCurrency } = seen.amount
  const chargedMinor = minorOf(seen.amount)
  const { paymentId, method, currency, orders, topUp } = paid
  const { reason, evidenceDueAt } = seen
  const times = { checkAt: nextQuestion(now), createdAt: now, updatedAt: now }
  const of = { ...name, paymentId, reason, evidenceDueAt, chargedMinor, chargedCurrency }
  const [row] = await ctx.db
    .insert(dispute)
    .values({ ...of, ...times })
    .onConflictDoNothing({ target: [dispute.provider, dispute.disputeRef] })
    .returning()
  if (!row) return null
  const disputeId = row.id
  const books = { disputeId, paymentId, method, currency, chargedCurrency, chargedMinor }
  const held = await postDisputeOpened(ctx, { ...books, orders, topUp })
  if (orders.length > 0)
    await ctx.db.insert(disputeShare).values(
      orders.map((order) => ({
        ...order,
        disputeId,
        currency,
        heldMinor: held?.get(order.orderId) ?? 0n,
        createdAt: now,
      })),
    )
  await emit(ctx, disputeOpened, { disputeId })
  for (const { orderId, sellerId } of orders)
    await emit(ctx, orderDisputed, { disputeId, orderId, sellerId })
  return row
}

/** What the provider says about an open dispute now: until when it takes evidence, and its amount is fixed. */
export async function keepDispute(ctx: TxCtx, { id }: Dispute, seen: ProviderDispute) {
  const now = ctx.now()
  const { reason, evidenceDueAt } = seen
  const checkAt = nextQuestion(now)
  await ctx.db
    .update(dispute)
    .set({ reason, evidenceDueAt, checkAt, updatedAt: now })
    .where(eq(dispute.id, id))
}

/** The end of a dispute: the money comes back, or the order and the platform pay. Returns the parts of its orders. */
export async function endDispute(
  ctx: TxCtx,
  row: Dispute,
  outcome: 'won' | 'lost',
  paid: DisputedPayment,
): Promise<DisputedOrder[]> {
  const now = ctx.now()
  const { id: disputeId, chargedMinor, chargedCurrency } = row
  const orders = await ordersIn(ctx, disputeId)
  const ended = outcome === 'won' ? orderDisputeWon : orderDisputeLost
  await transition(
    ctx,
    dispute,
    disputeLifecycle,
    { id: disputeId, action: outcome === 'won' ? 'win' : 'lose', by: 'provider' },
    {
      set: { endedAt: now, checkAt: null, evidenceDueAt: null, updatedAt: now },
      emit: orders.map(({ orderId, sellerId }) =>
        occurrence(ended, { disputeId, orderId, sellerId }),
      ),
    },
  )
  const { paymentId, method, currency, topUp } = paid
  const books = { disputeId, paymentId, orders }
  if (outcome === 'won') await postDisputeWon(ctx, books)
  else
    await postDisputeLost(ctx, {
      ...books,
      method,
      currency,
      chargedCurrency,
      chargedMinor,
      topUp,
    })
  return orders
}
