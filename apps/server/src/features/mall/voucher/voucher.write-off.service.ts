import type { VoucherObstacle } from '@ironsouq/contract/mall/voucher/voucher.enums'
import { voucherLifecycle } from '@ironsouq/contract/mall/voucher/voucher.lifecycle'
import { and, eq } from 'drizzle-orm'
import { requireUndisputed } from '#features/money/dispute/dispute.queries.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { transition } from '#kernel/data/transition.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { occurrence } from '#kernel/work/events.ts'
import { voucherEnded } from './voucher.events.ts'
import { codeKeyOf, obstacleOf } from './voucher.rules.ts'
import { voucher, voucherWriteOff } from './voucher.tables.ts'

/** Codes cannot be guessed; a store that tries many is stopped nevertheless. */
const TRIES = { max: 600, seconds: 3_600 }

export async function countVoucherTry(ctx: Ctx, sellerId: string | null): Promise<void> {
  if (sellerId === null) throw notFound()
  const { isAllowed } = await ctx.attemptLimits.consume('voucher', sellerId, TRIES)
  if (!isAllowed) throw new Refusal('error.voucherTriesFull', {}, 429)
}

const REFUSALS = {
  notYet: 'error.voucherNotYet',
  used: 'error.voucherUsed',
  expired: 'error.voucherExpired',
  refunded: 'error.voucherRefunded',
} as const satisfies Record<Exclude<VoucherObstacle, 'disputed'>, string>

/** The code of another store is as unknown as one that was never issued. */
const withCode = (ctx: Ctx, sellerId: string, code: string) =>
  and(eq(voucher.sellerId, sellerId), eq(voucher.codeKey, codeKeyOf(ctx.signer, code)))

const voucherUnknown = () => new Refusal('error.voucherUnknown')

export async function voucherIdOf(ctx: Ctx, sellerId: string, code: string): Promise<string> {
  const [row] = await ctx.db
    .select({ id: voucher.id })
    .from(voucher)
    .where(withCode(ctx, sellerId, code))
  if (!row) throw voucherUnknown()
  return row.id
}

/** The code as it is until this transaction ends: write-offs, a refund and the expiry wait for each other. */
async function lockedVoucher(ctx: TxCtx, sellerId: string, code: string) {
  const [row] = await ctx.db
    .select()
    .from(voucher)
    .where(withCode(ctx, sellerId, code))
    .for('no key update')
  if (!row) throw voucherUnknown()
  return row
}

interface Wanted {
  sellerId: string
  actorId: string
  code: string
}

/** Writes a code off once more. With its last use it is used up, and its order may be complete. Returns its id. */
export const writeOff = (ctx: Ctx, { sellerId, actorId, code }: Wanted): Promise<string> =>
  atomic(ctx, async (ctx) => {
    const row = await lockedVoucher(ctx, sellerId, code)
    const now = ctx.now()
    const obstacle = obstacleOf(row, now)
    if (obstacle) throw new Refusal(REFUSALS[obstacle])
    await requireUndisputed(ctx, row.orderId)
    const { id, orderId, memberId } = row
    const uses = row.uses + 1
    await ctx.db.insert(voucherWriteOff).values({
      voucherId: id,
      memberId,
      sellerId,
      position: uses,
      byId: actorId,
      createdAt: now,
    })
    const usesLeft = row.usesLeft === null ? null : row.usesLeft - 1
    const counted = { uses, usesLeft, updatedAt: now }
    if (usesLeft === 0)
      await transition(
        ctx,
        voucher,
        voucherLifecycle,
        { id, action: 'use', by: 'merchant', actorId },
        {
          set: { ...counted, remindAt: null, endedAt: now },
          emit: [occurrence(voucherEnded, { orderId, memberId, sellerId, voucherId: id })],
        },
      )
    else {
      await ctx.db.update(voucher).set(counted).where(eq(voucher.id, id))
      ctx.audit('voucher', id, { uses: row.uses }, { uses })
    }
    return id
  })
