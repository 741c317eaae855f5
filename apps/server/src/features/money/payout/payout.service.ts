import { fromMinor, toMinor } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'
import { payoutLifecycle } from '@ironsouq/contract/money/payout/payout.lifecycle'
import { formatter } from '@ironsouq/i18n/format'
import { and, eq, sql } from 'drizzle-orm'
import {
  confirmedBankAccount,
  isSameAccount,
  lockedBankAccount,
} from '#features/money/bank-account/bank-account.queries.ts'
import { heldByDisputes } from '#features/money/dispute/dispute.queries.ts'
import { sellerBalances } from '#features/money/seller-balance/seller-balance.queries.ts'
import { sellersById } from '#features/people/seller/seller.queries.ts'
import { isSuspendedNow } from '#features/people/seller/seller.service.ts'
import { requireIndependent } from '#features/people/staff/staff.second-person.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { transition } from '#kernel/data/transition.ts'
import { FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import { occurrence } from '#kernel/work/events.ts'
import { payoutFailed, payoutSent } from './payout.events.ts'
import { postPayout, postPayoutReturned } from './payout.postings.ts'
import { payout } from './payout.tables.ts'

interface Request {
  sellerId: string
  amount: Money
}

interface Due {
  sellerId: string
  currency: string
  amountMinor: bigint
}

/** Refuses more than is due, and says so when disputes hold the rest [PY-7]. */
async function requireDue(ctx: Ctx, { sellerId, currency, amountMinor }: Due): Promise<void> {
  const balances = await sellerBalances(ctx, sellerId)
  const dueMinor = balances.find((each) => each.currency === currency)?.dueMinor ?? 0n
  if (dueMinor >= amountMinor) return
  const heldMinor = await heldByDisputes(ctx, sellerId, currency)
  const text = (minor: bigint) => formatter(ctx.locale).money(fromMinor(minor, currency))
  throw heldMinor > 0n
    ? new Refusal('error.payoutDisputed', { amount: text(dueMinor), held: text(heldMinor) })
    : new Refusal('error.payoutAboveDue', { amount: text(dueMinor) })
}

/** Requests a transfer of what is due. The account is frozen with it: a later change of it needs a new payout. */
export const requestPayout = (
  ctx: Ctx,
  staffId: string,
  { sellerId, amount }: Request,
): Promise<string> =>
  atomic(ctx, async (ctx) => {
    if (!(await sellersById(ctx, [sellerId])).has(sellerId)) throw notFound()
    const amountMinor = toMinor(amount) ?? 0n
    if (amountMinor <= 0n)
      throw new FieldFaults([{ field: 'amount', key: 'error.fieldNotAllowed', values: {} }])
    const { currency } = amount
    await refuseSuspended(ctx, sellerId)
    const account = await confirmedBankAccount(ctx, sellerId)
    if (!account) throw new Refusal('error.payoutNoAccount')
    await requireDue(ctx, { sellerId, currency, amountMinor })
    const { holder, bank, iban, swift } = account
    const at = ctx.now()
    const by = { requestedBy: staffId, createdAt: at, updatedAt: at }
    const [row] = await ctx.db
      .insert(payout)
      .values({ sellerId, amountMinor, currency, holder, bank, iban, swift, ...by })
      .onConflictDoNothing({
        target: [payout.sellerId, payout.currency],
        where: sql`state = 'waiting'`,
      })
      .returning({ id: payout.id })
    if (!row) throw new Refusal('error.payoutWaits')
    ctx.audit('payout', row.id, null, { sellerId, ...amount, iban })
    return row.id
  })

/** A suspended seller is paid nothing until the suspension ends [ST-7]. */
async function refuseSuspended(ctx: TxCtx, sellerId: string): Promise<void> {
  if (await isSuspendedNow(ctx, sellerId)) throw new Refusal('error.payoutSellerSuspended')
}

/** Refuses what was right when it was requested and is not any more: the account may have been a fraud. */
async function refuseOutdated(ctx: TxCtx, frozen: typeof payout.$inferSelect): Promise<void> {
  await refuseSuspended(ctx, frozen.sellerId)
  const account = await lockedBankAccount(ctx, frozen.sellerId)
  if (!account || !isSameAccount(account, frozen)) throw new Refusal('error.payoutAccountChanged')
}

/** The second person confirms the transfer, and the amount is no longer due, or rejects it. No one decides about their own. */
export const decidePayout = (
  ctx: Ctx,
  staffId: string,
  { payoutId, action }: { payoutId: string; action: 'confirm' | 'reject' },
): Promise<string> =>
  atomic(ctx, async (ctx) => {
    const own = and(eq(payout.id, payoutId), eq(payout.requestedBy, staffId))
    if ((await ctx.db.$count(payout, own)) > 0) throw new Refusal('error.payoutOwn')
    const move = { id: payoutId, action, by: 'staff', actorId: staffId } as const
    const set = { decidedBy: staffId, updatedAt: ctx.now() }
    const row = await transition(ctx, payout, payoutLifecycle, move, { set })
    if (action === 'reject') return payoutId
    await requireIndependent(ctx, { first: row.requestedBy, second: staffId })
    await refuseOutdated(ctx, row)
    const { sellerId, currency, amountMinor } = row
    await requireDue(ctx, { sellerId, currency, amountMinor })
    await postPayout(ctx, { payoutId, sellerId, currency, amountMinor })
    return payoutId
  })

/** The bank made the transfer. */
export const sendPayout = (
  ctx: Ctx,
  staffId: string,
  { payoutId, bankReference }: { payoutId: string; bankReference: string },
): Promise<string> =>
  atomic(ctx, async (ctx) => {
    const move = { id: payoutId, action: 'send', by: 'staff', actorId: staffId } as const
    await transition(ctx, payout, payoutLifecycle, move, {
      set: { bankReference, updatedAt: ctx.now() },
      emit: [occurrence(payoutSent, { payoutId })],
    })
    ctx.audit('payout', payoutId, { bankReference: null }, { bankReference })
    return payoutId
  })

/** The bank did not make the transfer, or returned it: the amount is due again. */
export const failPayout = (
  ctx: Ctx,
  staffId: string,
  { payoutId, failure }: { payoutId: string; failure: string },
): Promise<string> =>
  atomic(ctx, async (ctx) => {
    const move = { id: payoutId, action: 'fail', by: 'staff', actorId: staffId } as const
    const { sellerId, currency, amountMinor } = await transition(
      ctx,
      payout,
      payoutLifecycle,
      move,
      {
        set: { failure, updatedAt: ctx.now() },
        emit: [occurrence(payoutFailed, { payoutId })],
      },
    )
    await postPayoutReturned(ctx, { payoutId, sellerId, currency, amountMinor })
    ctx.audit('payout', payoutId, { failure: null }, { failure })
    return payoutId
  })
