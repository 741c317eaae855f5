import { UNPAID_CHECKOUTS_MAX } from '@ironsouq/contract/mall/order/order.limits'
import { and, eq, exists, lte, notExists, sql } from 'drizzle-orm'
import { heldSkus } from '#features/mall/product/stock-hold.queries.ts'
import { endHolds } from '#features/mall/product/stock-hold.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { preparedSql } from '#kernel/data/db.ts'
import { Refusal } from '#kernel/errors.ts'
import { checkout, checkoutAttempt } from '../order.tables.ts'

/** How long an attempt may take: as long as stock is held for it. */
const ATTEMPT_MINUTES = 5
const NO_ONE = '00000000-0000-0000-0000-000000000000'

const given = (name: string, type: 'uuid' | 'text' | 'timestamptz') =>
  sql`${sql.placeholder(name)}::${sql.raw(type)}`

const lock = preparedSql(
  'checkout_attempts_locked',
  sql`select pg_advisory_xact_lock(hashtextextended('checkout ' || ${given('memberId', 'text')}, 0))`,
)

/** An attempt counts until its checkout is placed or abandoned; from then on its unpaid orders do. */
const start = preparedSql<{ id: string }>(
  'checkout_attempt_started',
  sql`insert into checkout_attempt (checkout_id, member_id, expires_at)
    select ${given('checkoutId', 'uuid')}, ${given('memberId', 'uuid')}, ${given('until', 'timestamptz')}
    where not exists (select from checkout where checkout.id = ${given('checkoutId', 'uuid')}) and (
      select count(*) from (
        select checkout_id from store_order
        where member_id = ${given('memberId', 'uuid')} and state = 'pendingPayment'
        union
        select attempt.checkout_id from checkout_attempt as attempt
        where attempt.member_id = ${given('memberId', 'uuid')}
          and not exists (select from checkout where checkout.id = attempt.checkout_id)
      ) as unpaid where checkout_id <> ${given('checkoutId', 'uuid')}
    ) < ${sql.raw(String(UNPAID_CHECKOUTS_MAX))}
    returning id`,
)

const stateOf = async (ctx: Ctx, checkoutId: string) => {
  const [row] = await ctx.db
    .select({ state: checkout.state })
    .from(checkout)
    .where(eq(checkout.id, checkoutId))
  return row?.state ?? null
}

/**
 * Records that a checkout is being placed, before stock is held for it, and returns the id of the attempt; null when
 * the checkout was placed or abandoned before. Refuses when the member has as many unpaid checkouts as they may have
 * [OR-8]. Attempts of one member wait for each other, so together they do not exceed it; the lock ends before anything
 * is held.
 */
export async function startAttempt(
  ctx: Ctx,
  memberId: string,
  checkoutId: string,
): Promise<string | null> {
  const until = new Date(ctx.now().getTime() + ATTEMPT_MINUTES * 60_000).toISOString()
  const [started] = await atomic(ctx, async (ctx) => {
    await lock(ctx).execute({ memberId })
    return (await start(ctx).execute({ checkoutId, memberId, until })).rows
  })
  if (started) return started.id
  if (await stateOf(ctx, checkoutId)) return null
  throw new Refusal('error.tooManyUnpaid', { max: UNPAID_CHECKOUTS_MAX })
}

/** An attempt that held nothing does not count. */
export async function removeAttempt(ctx: Ctx, attemptId: string): Promise<void> {
  await ctx.db.delete(checkoutAttempt).where(eq(checkoutAttempt.id, attemptId))
}

/**
 * Gives the stock of a checkout back that was not placed, and returns whether it was not. It first writes that the
 * checkout will never be placed: the primary key lets only one be first, also when another request is placing it.
 */
export async function abandonCheckout(ctx: Ctx, checkoutId: string): Promise<boolean> {
  const now = ctx.now()
  const none = { currency: '-', totalMinor: 0n, rates: {}, expiresAt: now, createdAt: now }
  await ctx.db
    .insert(checkout)
    .values({
      id: checkoutId,
      memberId: NO_ONE,
      payNo: `-${checkoutId}`,
      state: 'abandoned',
      ...none,
    })
    .onConflictDoNothing()
  if ((await stateOf(ctx, checkoutId)) !== 'abandoned') return false
  await endHolds(ctx, { checkoutId, skuIds: await heldSkus(ctx, checkoutId), to: 'released' })
  return true
}

const ofAttempt = (ctx: Ctx) =>
  ctx.db
    .select({ one: sql`1` })
    .from(checkout)
    .where(eq(checkout.id, checkoutAttempt.checkoutId))

/** A checkout that was started and neither placed nor abandoned: when its time is over, its process ended. */
export const isForgotten = (ctx: Ctx) => notExists(ofAttempt(ctx))

/** Attempts of checkouts that were placed or abandoned do not count any more. */
export async function deleteEndedAttempts(ctx: Ctx): Promise<void> {
  const isExpired = lte(checkoutAttempt.expiresAt, ctx.now())
  await ctx.db.delete(checkoutAttempt).where(and(isExpired, exists(ofAttempt(ctx))))
}
