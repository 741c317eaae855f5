import type { SocialType } from '@ironsouq/contract/identity/social.types'
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { socialAttempt, socialBinding } from './identity.tables.ts'
import { bindingsOf, memberOfSubject, waysInOf } from './social.queries.ts'

export const socialFailed = () => new Refusal('error.socialFailed')

/** Takes the ticket, which opens one account once; whoever is refused afterwards keeps it. */
async function spend(ctx: TxCtx, bindTicket: string) {
  const attemptId = ctx.seal.open('bind', bindTicket)
  if (attemptId === null) throw socialFailed()
  const [row] = await ctx.db
    .update(socialAttempt)
    .set({ boundAt: ctx.now() })
    .where(
      and(
        eq(socialAttempt.id, attemptId),
        isNotNull(socialAttempt.subject),
        isNull(socialAttempt.boundAt),
        gt(socialAttempt.expiresAt, ctx.now()),
      ),
    )
    .returning({ socialType: socialAttempt.socialType, subject: socialAttempt.subject })
  if (!row?.subject) throw socialFailed()
  return { socialType: row.socialType, subject: row.subject }
}

/** Binds the social login that a ticket stands for to an account, beside what else is done there. */
export async function bindByTicket(
  ctx: TxCtx,
  memberId: string,
  bindTicket: string,
): Promise<void> {
  const who = await spend(ctx, bindTicket)
  const bound = await ctx.db
    .insert(socialBinding)
    .values({ ...who, memberId, createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ id: socialBinding.id })
  if (bound.length > 0) return
  const owner = await memberOfSubject(ctx, who.socialType, who.subject)
  if (owner === memberId) return
  throw new Refusal(owner === null ? 'error.socialAnotherBound' : 'error.socialBoundElsewhere')
}

/** Whoever takes a way in waits here for whoever takes another: two at once would take the last two. */
export const holdWaysIn = (ctx: TxCtx, memberId: string) =>
  ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`ways-in:${memberId}`}, 0))`)

export function unbindSocial(ctx: Ctx, memberId: string, socialType: SocialType): Promise<void> {
  return atomic(ctx, async (ctx) => {
    await holdWaysIn(ctx, memberId)
    const bound = await bindingsOf(ctx, memberId)
    if (!bound.some((binding) => binding.socialType === socialType)) throw notFound()
    if ((await waysInOf(ctx, memberId)) < 2) throw new Refusal('error.lastWayIn')
    await ctx.db
      .delete(socialBinding)
      .where(and(eq(socialBinding.memberId, memberId), eq(socialBinding.socialType, socialType)))
  })
}
