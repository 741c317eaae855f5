import { voucherLifecycle } from '@ironsouq/contract/mall/voucher/voucher.lifecycle'
import type { VoucherTerms } from '@ironsouq/contract/mall/voucher/voucher.schema'
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import type { TxCtx } from '#kernel/ctx.ts'
import { transition } from '#kernel/data/transition.ts'
import { Refusal } from '#kernel/errors.ts'
import { emit, occurrence } from '#kernel/work/events.ts'
import { voucherEnded, voucherExpiring, voucherIssued } from './voucher.events.ts'
import { isWhole, newCode, remindAtOf, validityOf } from './voucher.rules.ts'
import { voucher, voucherLine } from './voucher.tables.ts'

interface OrderIds {
  orderId: string
  memberId: string
  sellerId: string
}

type NewLine = Omit<typeof voucherLine.$inferInsert, 'answers' | 'createdAt'> & {
  terms: VoucherTerms
  answers: readonly string[]
}

/** What the buyer of a virtual order agreed to and answered, written with its lines. */
export async function writeVoucherLines(ctx: TxCtx, lines: readonly NewLine[]): Promise<void> {
  if (lines.length === 0) return
  const createdAt = ctx.now()
  await ctx.db.insert(voucherLine).values(
    lines.map(({ answers, ...line }) => ({
      ...line,
      answers: line.terms.fields.flatMap(({ label }, at) =>
        answers[at] ? [{ label, value: answers[at] }] : [],
      ),
      createdAt,
    })),
  )
}

/** One code for each piece, in the transaction that makes the order paid [OR-12]. */
export async function issueVouchers(ctx: TxCtx, ids: OrderIds): Promise<void> {
  const { orderId, memberId, sellerId } = ids
  const now = ctx.now()
  const lines = await ctx.db.select().from(voucherLine).where(eq(voucherLine.orderId, orderId))
  const rows = lines.flatMap(({ orderLineId, quantity, terms }) => {
    const validity = validityOf(terms, now)
    const usesTotal = terms.kind === 'single' ? 1 : terms.kind === 'counted' ? terms.uses : null
    return Array.from({ length: quantity }, (_, at) => ({
      ...validity,
      orderLineId,
      orderId,
      memberId,
      sellerId,
      position: at + 1,
      kind: terms.kind,
      ...newCode(ctx.signer, terms.kind),
      usesTotal,
      usesLeft: usesTotal,
      remindAt: remindAtOf(now, validity.validUntil),
      createdAt: now,
      updatedAt: now,
    }))
  })
  if (rows.length === 0) return
  await ctx.db.insert(voucher).values(rows)
  await emit(ctx, voucherIssued, ids)
}

type Ending = { by: 'member' | 'merchant' | 'staff'; actorId: string } | { by: 'system' }

/**
 * Ends the codes of an order whose money goes back. The locks on its codes decide between this and a write-off at the
 * same moment. Buyers and stores refund only what no one has used; what staff refund was used in part, perhaps.
 */
export async function refundVouchers(ctx: TxCtx, orderId: string, ending: Ending): Promise<void> {
  const rows = await ctx.db
    .select({ voucher, terms: voucherLine.terms })
    .from(voucher)
    .innerJoin(voucherLine, eq(voucherLine.orderLineId, voucher.orderLineId))
    .where(eq(voucher.orderId, orderId))
    .orderBy(asc(voucher.id))
    .for('no key update', { of: voucher })
  const needsWhole = ending.by === 'member' || ending.by === 'merchant'
  if (needsWhole && !rows.every((row) => isWhole(row.voucher)))
    throw new Refusal('error.voucherNotRefundable')
  if (ending.by === 'member' && !rows.every(({ terms }) => terms.isRefundable))
    throw new Refusal('error.voucherNotRefundable')
  const now = ctx.now()
  for (const { voucher: row } of rows)
    if (row.state === 'toBeUsed')
      await transition(
        ctx,
        voucher,
        voucherLifecycle,
        { id: row.id, action: 'refund', ...ending },
        { set: { endedAt: now, remindAt: null, updatedAt: now } },
      )
}

type Row = typeof voucher.$inferSelect

/** What no one used in time is over; its order follows the event. */
export async function expireVoucher(ctx: TxCtx, row: Row): Promise<void> {
  const { id, orderId, memberId, sellerId } = row
  const now = ctx.now()
  await transition(
    ctx,
    voucher,
    voucherLifecycle,
    { id, action: 'expire', by: 'system' },
    {
      set: { endedAt: now, remindAt: null, updatedAt: now },
      emit: [occurrence(voucherEnded, { orderId, memberId, sellerId, voucherId: id })],
    },
  )
}

/** Once for all codes of an order: the mark and the event are one commit. */
export async function remindOfVouchers(ctx: TxCtx, row: Row): Promise<void> {
  const { orderId, memberId, sellerId } = row
  const marked = await ctx.db
    .update(voucher)
    .set({ remindAt: null })
    .where(
      and(
        eq(voucher.orderId, orderId),
        eq(voucher.state, 'toBeUsed'),
        isNotNull(voucher.remindAt),
        lte(voucher.remindAt, ctx.now()),
      ),
    )
    .returning({ id: voucher.id })
  if (marked.length > 0) await emit(ctx, voucherExpiring, { orderId, memberId, sellerId })
}
