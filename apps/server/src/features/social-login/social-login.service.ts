import type { SocialType } from '@ironsouq/contract/social-login/social-login.types'
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { logSecurity } from '#features/security-log/security-log.service.ts'
import { deviceOf } from '#features/session/session.device.rules.ts'
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

/** Binds the ticket's social login to an account, in the caller's transaction. */
export async function bindByTicket(
  ctx: TxCtx,
  memberId: string,
  bindTicket: string,
  from: RequestOrigin,
): Promise<void> {
  const who = await spend(ctx, bindTicket)
  const bound = await ctx.db
    .insert(socialBinding)
    .values({ ...who, memberId, createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ id: socialBinding.id })
  if (bound.length > 0) {
    await logSecurity(ctx, { kind: 'socialBind', subjectId: memberId, device: deviceOf(from) })
    return
  }
  const owner = await memberOfSubject(ctx, who.socialType, who.subject)
  if (owner === memberId) return
  throw new Refusal(owner === null ? 'error.socialAnotherBound' : 'error.socialBoundElsewhere')
}

export async function deleteBinding(
  ctx: TxCtx,
  memberId: string,
  socialType: SocialType,
): Promise<void> {
  await ctx.db
    .delete(socialBinding)
    .where(and(eq(socialBinding.memberId, memberId), eq(socialBinding.socialType, socialType)))
}
