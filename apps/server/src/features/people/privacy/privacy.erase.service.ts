import { BALANCE_CURRENCY } from '@ironsouq/contract/money/balance/balance.limits'
import { fromMinor, minorOf } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'
import { formatter } from '@ironsouq/i18n/format'
import { eq } from 'drizzle-orm'
import {
  confirmMember,
  type Confirmation,
} from '#features/identity/identity/identity.confirm.service.ts'
import { logSecurity } from '#features/identity/security-log/security-log.service.ts'
import { deviceOf } from '#features/identity/session/session.device.rules.ts'
import { endSessionsOf } from '#features/identity/session/session.service.ts'
import type { NonTxCtx } from '#features/identity/verification/verification.code.service.ts'
import { postBalanceGivenUp } from '#features/money/balance/balance.postings.ts'
import { lockedMemberBalance } from '#features/money/balance/balance.queries.ts'
import { memberById } from '#features/people/member/member.queries.ts'
import { lockMember } from '#features/people/member/member.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { deleteAnswersOfOthers } from '#kernel/data/idempotency.ts'
import { FieldFaults, Refusal } from '#kernel/errors.ts'
import type { RequestOrigin } from '#kernel/http/serve.ts'
import { emit } from '#kernel/work/events.ts'
import { memberErased } from './privacy.events.ts'
import { openMattersOf } from './privacy.open.projection.ts'
import { erasuresBefore } from './privacy.queries.ts'
import { erasure } from './privacy.tables.ts'

const MINUTE_MS = 60_000
/** Longer than any request takes: what a request in flight wrote is committed by then. */
const IN_FLIGHT_MS = 10 * MINUTE_MS
/** After this time the last email is given up. */
const EMAIL_ATTEMPTS_MS = 7 * 24 * 60 * MINUTE_MS

/**
 * Ids of erased members, outside the database: a restored backup may contain the member again.
 * There is nothing personal in an id whose rows are erased.
 */
export const ERASED_FOLDER = 'erased'

async function eraseAll(ctx: TxCtx, memberId: string): Promise<void> {
  for (const piece of ctx.personalData) await piece.erase(ctx, memberId)
}

/**
 * Goods, money and promises need someone to whom they go: each is ended first, which the member can do. A balance is
 * spent or paid out, or given up in words.
 */
async function refuseOpen(ctx: Ctx, memberId: string, givesUp: string | undefined): Promise<void> {
  const { orders, reservations, stores, balance } = await openMattersOf(ctx, memberId)
  const [order] = orders
  if (order) throw new Refusal('error.eraseOrderOpen', { number: order.number })
  const [reserved] = reservations
  if (reserved) throw new Refusal('error.eraseMachineReserved', { number: reserved.quoteNo })
  const [store] = stores
  if (store) throw new Refusal('error.eraseStoreOpen', { name: store.name })
  if (minorOf(balance) > 0n && balance.amount !== givesUp)
    throw new FieldFaults([
      {
        field: 'givesUp',
        key: 'error.eraseBalanceLeft',
        values: { amount: formatter(ctx.locale).money(balance) },
      },
    ])
}

/** Posts what the member gives up; nothing can be spent or added until the transaction ends. */
async function giveUpBalance(ctx: TxCtx, memberId: string): Promise<Money | undefined> {
  const left = await lockedMemberBalance(ctx, memberId, BALANCE_CURRENCY)
  const { currency, cashMinor, giftMinor, totalMinor } = left
  if (totalMinor === 0n) return undefined
  await postBalanceGivenUp(ctx, { memberId, currency, cashMinor, giftMinor })
  return fromMinor(totalMinor, currency)
}

interface Erasure extends Confirmation {
  givesUp?: string | undefined
}

/**
 * Erases a member in one transaction, after they have confirmed their identity [ID-17]. The address
 * stays in `erasure` until the last email was sent. Jobs remove the files.
 */
export async function eraseMember(
  ctx: NonTxCtx,
  memberId: string,
  { givesUp, ...proof }: Erasure,
  from: RequestOrigin,
): Promise<void> {
  // Before the proof: a refusal must not use up a code.
  await refuseOpen(ctx, memberId, givesUp)
  const entry = { kind: 'erasure', device: deviceOf(from) } as const
  await confirmMember(ctx, memberId, proof, { entry })
  await atomic(ctx, async (ctx) => {
    if (!(await memberById(ctx, memberId))) return
    // A top-up that arrives meanwhile waits, and then finds no member.
    const { mail, locale } = await lockMember(ctx, memberId)
    await lockedMemberBalance(ctx, memberId, BALANCE_CURRENCY)
    await refuseOpen(ctx, memberId, givesUp)
    const [made] = await ctx.db
      .insert(erasure)
      .values({ memberId, mail, locale, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ id: erasure.id })
    if (!made) return
    const givenUp = await giveUpBalance(ctx, memberId)
    await endSessionsOf(ctx, memberId)
    await logSecurity(ctx, { ...entry, subjectId: memberId })
    await eraseAll(ctx, memberId)
    await emit(ctx, memberErased, { erasureId: made.id, memberId, ...(givenUp && { givenUp }) })
  })
}

/** Erases again the members that were erased after the backup was taken; returns how many these were. */
export async function repeatErasures(ctx: Ctx): Promise<number> {
  let repeated = 0
  for await (const memberId of ctx.storage.list(ERASED_FOLDER)) {
    if (!(await memberById(ctx, memberId))) continue
    await atomic(ctx, (ctx) => eraseAll(ctx, memberId))
    repeated++
  }
  return repeated
}

/** Erases again what requests in flight wrote meanwhile, also as answers to others, and deletes the address. */
export async function finishErasures(ctx: Ctx): Promise<void> {
  const now = ctx.now().getTime()
  const before = new Date(now - IN_FLIGHT_MS)
  const rows = await erasuresBefore(ctx, before)
  if (rows.length > 0) await deleteAnswersOfOthers(ctx, before)
  for (const row of rows)
    await atomic(ctx, async (ctx) => {
      await endSessionsOf(ctx, row.memberId)
      await eraseAll(ctx, row.memberId)
      if (row.mail === null || row.createdAt.getTime() < now - EMAIL_ATTEMPTS_MS)
        await ctx.db.delete(erasure).where(eq(erasure.id, row.id))
    })
}
