import type { SocialType } from '@ironsouq/contract/identity/social-login/social-login.types'
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { recordChange } from '#features/identity/account-change/account-change.service.ts'
import { logSecurity } from '#features/identity/security-log/security-log.service.ts'
import { deviceOf } from '#features/identity/session/session.device.rules.ts'
import type { MemberRow } from '#features/people/member/member.queries.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import type { RequestOrigin } from '#kernel/http/serve.ts'
import { memberOfSubject } from './social-login.queries.ts'
import { socialAttempt, socialBinding } from './social-login.tables.ts'

export const socialFailed = () => new Refusal('error.socialFailed')

/** Consumes the ticket; a later refusal rolls this back. */
async function spend(ctx: TxCtx, bindTicket: string) {
  const attemptId = ctx.signer.verify('bind', bindTicket)
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

interface Bound {
  socialType: SocialType
  subject: string
}

/**
 * Binds the ticket's social login to an account, in the caller's transaction. Null if it was bound
 * to this account before.
 */
export async function bindByTicket(
  ctx: TxCtx,
  memberId: string,
  bindTicket: string,
  from: RequestOrigin,
): Promise<Bound | null> {
  const who = await spend(ctx, bindTicket)
  const bound = await ctx.db
    .insert(socialBinding)
    .values({ ...who, memberId, createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ id: socialBinding.id })
  if (bound.length > 0) {
    await logSecurity(ctx, { kind: 'socialBind', subjectId: memberId, device: deviceOf(from) })
    return who
  }
  const owner = await memberOfSubject(ctx, who.socialType, who.subject)
  if (owner === memberId) return null
  throw new Refusal(owner === null ? 'error.socialAnotherBound' : 'error.socialBoundElsewhere')
}

/** The same for an existing account, whose owner is notified. */
export async function addBinding(
  ctx: TxCtx,
  member: MemberRow,
  bindTicket: string,
  from: RequestOrigin,
): Promise<void> {
  const bound = await bindByTicket(ctx, member.id, bindTicket, from)
  if (bound === null) return
  const former = { kind: 'socialBound', ...bound } as const
  await recordChange(ctx, { member, from, about: bound.socialType, former })
}

export async function deleteBinding(
  ctx: TxCtx,
  memberId: string,
  { socialType, subject }: Bound,
): Promise<void> {
  await ctx.db
    .delete(socialBinding)
    .where(
      and(
        eq(socialBinding.memberId, memberId),
        eq(socialBinding.socialType, socialType),
        eq(socialBinding.subject, subject),
      ),
    )
}

/** Undoes an unbinding, unless the provider's account or the member has another binding by now. */
export async function restoreBinding(
  ctx: TxCtx,
  memberId: string,
  { socialType, subject, boundAt }: Bound & { boundAt: string },
): Promise<void> {
  await ctx.db
    .insert(socialBinding)
    .values({ memberId, socialType, subject, createdAt: new Date(boundAt) })
    .onConflictDoNothing()
}

export const deleteBindingsSince = (ctx: TxCtx, memberId: string, since: Date) =>
  ctx.db
    .delete(socialBinding)
    .where(and(eq(socialBinding.memberId, memberId), gt(socialBinding.createdAt, since)))
    .returning()
