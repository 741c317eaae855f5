import { balanceChangeLifecycle } from '@ironsouq/contract/money/balance-change/balance-change.lifecycle'
import { ALONE_MAX_MINOR } from '@ironsouq/contract/money/balance-change/balance-change.limits'
import { BALANCE_CURRENCY } from '@ironsouq/contract/money/balance/balance.limits'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { lockFor } from '#features/money/ledger/ledger.posting.service.ts'
import { memberById } from '#features/people/member/member.queries.ts'
import { requireIndependent } from '#features/people/staff/staff.second-person.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { transition } from '#kernel/data/transition.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { postManualChange } from './balance-change.postings.ts'
import { balanceChange } from './balance-change.tables.ts'

type ChangeRow = typeof balanceChange.$inferSelect

const postOf = (ctx: TxCtx, { id, memberId, currency, amountMinor }: ChangeRow) =>
  postManualChange(ctx, { changeId: id, memberId, currency, amountMinor })

interface Request {
  memberId: string
  amount: string
  reason: string
}

const DAY_MS = 86_400_000

/** What one person changed without a second one in a day. Many small changes are a large one. */
async function changedAlone(ctx: TxCtx, staffId: string): Promise<bigint> {
  // Of two requests at once the second counts the first.
  await lockFor(ctx, `changes by ${staffId}`)
  const since = new Date(ctx.now().getTime() - DAY_MS)
  const [row] = await ctx.db
    .select({ sum: sql<string>`coalesce(sum(abs(${balanceChange.amountMinor})), 0)::text` })
    .from(balanceChange)
    .where(
      and(
        eq(balanceChange.requestedBy, staffId),
        eq(balanceChange.state, 'posted'),
        isNull(balanceChange.decidedBy),
        gt(balanceChange.createdAt, since),
      ),
    )
  return BigInt(row?.sum ?? 0)
}

/** A small change is posted at once; a large one waits for a second person. */
export const requestChange = (
  ctx: Ctx,
  staffId: string,
  { memberId, amount, reason }: Request,
): Promise<string> =>
  atomic(ctx, async (ctx) => {
    const found = await memberById(ctx, memberId)
    if (!found || found.erasedAt !== null) throw notFound()
    const currency = BALANCE_CURRENCY
    const amountMinor = minorOf({ amount, currency })
    const alone = await changedAlone(ctx, staffId)
    const at = ctx.now()
    const by = { requestedBy: staffId, createdAt: at, updatedAt: at }
    const row = one(
      await ctx.db
        .insert(balanceChange)
        .values({ memberId, amountMinor, currency, reason, ...by })
        .returning(),
    )
    ctx.audit('balanceChange', row.id, null, { memberId, amount, currency, reason })
    const magnitude = amountMinor < 0n ? -amountMinor : amountMinor
    if (alone + magnitude > ALONE_MAX_MINOR) return row.id
    await postOf(ctx, row)
    const move = { id: row.id, action: 'post', by: 'system' } as const
    await transition(ctx, balanceChange, balanceChangeLifecycle, move)
    return row.id
  })

/** The second person posts the change, or rejects it. No one decides about their own. */
export const decideChange = (
  ctx: Ctx,
  staffId: string,
  { changeId, action }: { changeId: string; action: 'approve' | 'reject' },
): Promise<string> =>
  atomic(ctx, async (ctx) => {
    const own = and(eq(balanceChange.id, changeId), eq(balanceChange.requestedBy, staffId))
    if ((await ctx.db.$count(balanceChange, own)) > 0) throw new Refusal('error.balanceChangeOwn')
    const move = { id: changeId, action, by: 'staff', actorId: staffId } as const
    const row = await transition(ctx, balanceChange, balanceChangeLifecycle, move, {
      set: { decidedBy: staffId, updatedAt: ctx.now() },
    })
    if (action === 'approve') {
      await requireIndependent(ctx, { first: row.requestedBy, second: staffId })
      await postOf(ctx, row)
    }
    return changeId
  })
