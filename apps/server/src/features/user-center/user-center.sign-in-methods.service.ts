import type { SocialType } from '@ironsouq/contract/social-login/social-login.types'
import { sql } from 'drizzle-orm'
import { passwordSince } from '#features/identity/identity.credential.queries.ts'
import { memberById } from '#features/member/member.queries.ts'
import { passkeysOf } from '#features/passkey/passkey.queries.ts'
import { deletePasskey } from '#features/passkey/passkey.service.ts'
import { logSecurity } from '#features/security-log/security-log.service.ts'
import { deviceOf } from '#features/session/session.device.rules.ts'
import { bindingsOf } from '#features/social-login/social-login.queries.ts'
import { deleteBinding } from '#features/social-login/social-login.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import type { RequestOrigin } from '#kernel/http/serve.ts'

/** How many methods the member can sign in with. */
async function signInMethods(ctx: Ctx, memberId: string) {
  const member = await memberById(ctx, memberId)
  const password = await passwordSince(ctx, memberId)
  const passkeys = await passkeysOf(ctx, memberId)
  const bindings = await bindingsOf(ctx, memberId)
  const byCode = [member?.mailVerifiedAt, ctx.sms && member?.mobileVerifiedAt].filter(Boolean)
  const count = byCode.length + (password ? 1 : 0) + passkeys.length + bindings.length
  return { passkeys, bindings, count }
}

/** The lock makes two concurrent removals wait for each other: together they could remove the last two. */
const lockSignInMethods = (ctx: TxCtx, memberId: string) =>
  ctx.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in-methods:${memberId}`}, 0))`,
  )

const refuseLast = (count: number) => {
  if (count < 2) throw new Refusal('error.lastWayIn')
}

export const removePasskey = (
  ctx: Ctx,
  memberId: string,
  passkeyId: string,
  from: RequestOrigin,
): Promise<void> =>
  atomic(ctx, async (ctx) => {
    await lockSignInMethods(ctx, memberId)
    const { passkeys, count } = await signInMethods(ctx, memberId)
    if (!passkeys.some(({ id }) => id === passkeyId)) throw notFound()
    refuseLast(count)
    await deletePasskey(ctx, memberId, passkeyId)
    await logSecurity(ctx, { kind: 'passkeyRemove', subjectId: memberId, device: deviceOf(from) })
  })

export const unbindSocial = (
  ctx: Ctx,
  memberId: string,
  socialType: SocialType,
  from: RequestOrigin,
): Promise<void> =>
  atomic(ctx, async (ctx) => {
    await lockSignInMethods(ctx, memberId)
    const { bindings, count } = await signInMethods(ctx, memberId)
    if (!bindings.some((binding) => binding.socialType === socialType)) throw notFound()
    refuseLast(count)
    await deleteBinding(ctx, memberId, socialType)
    await logSecurity(ctx, { kind: 'socialUnbind', subjectId: memberId, device: deviceOf(from) })
  })
