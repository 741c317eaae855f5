import type { SocialType } from '@ironsouq/contract/identity/social-login/social-login.types'
import {
  changeAccount,
  recordChange,
  type Changer,
} from '#features/identity/account-change/account-change.service.ts'
import { passwordSince } from '#features/identity/identity/identity.credential.queries.ts'
import { passkeysOf } from '#features/identity/passkey/passkey.queries.ts'
import { deletePasskey, formerPasskey } from '#features/identity/passkey/passkey.service.ts'
import { logSecurity } from '#features/identity/security-log/security-log.service.ts'
import { deviceOf } from '#features/identity/session/session.device.rules.ts'
import { bindingsOf } from '#features/identity/social-login/social-login.queries.ts'
import { deleteBinding } from '#features/identity/social-login/social-login.service.ts'
import type { MemberRow } from '#features/people/member/member.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound, Refusal } from '#kernel/errors.ts'

/** How many methods the member can sign in with. */
async function signInMethods(ctx: Ctx, member: MemberRow) {
  const password = await passwordSince(ctx, member.id)
  const passkeys = await passkeysOf(ctx, member.id)
  const bindings = await bindingsOf(ctx, member.id)
  const byCode = [member.mailVerifiedAt, ctx.sms && member.mobileVerifiedAt].filter(Boolean)
  const count = byCode.length + (password ? 1 : 0) + passkeys.length + bindings.length
  return { passkeys, bindings, count }
}

const refuseLast = (count: number) => {
  if (count < 2) throw new Refusal('error.lastWayIn')
}

const entryOf = ({ actor, from }: Changer) => ({ subjectId: actor.id, device: deviceOf(from) })

/** Concurrent removals wait for each other: together they could remove the last two methods. */
export const removePasskey = (ctx: Ctx, changer: Changer, passkeyId: string): Promise<void> =>
  changeAccount(ctx, changer, async (ctx, member) => {
    const { passkeys, count } = await signInMethods(ctx, member)
    const removed = passkeys.find(({ id }) => id === passkeyId)
    if (!removed) throw notFound()
    refuseLast(count)
    await deletePasskey(ctx, member.id, passkeyId)
    await logSecurity(ctx, { ...entryOf(changer), kind: 'passkeyRemove' })
    const former = { kind: 'passkeyRemoved', passkey: formerPasskey(removed) } as const
    await recordChange(ctx, { member, from: changer.from, about: removed.name, former })
  })

export const unbindSocial = (ctx: Ctx, changer: Changer, socialType: SocialType): Promise<void> =>
  changeAccount(ctx, changer, async (ctx, member) => {
    const { bindings, count } = await signInMethods(ctx, member)
    const removed = bindings.find((binding) => binding.socialType === socialType)
    if (!removed) throw notFound()
    refuseLast(count)
    await deleteBinding(ctx, member.id, removed)
    await logSecurity(ctx, { ...entryOf(changer), kind: 'socialUnbind' })
    const { subject, createdAt } = removed
    const boundAt = createdAt.toISOString()
    const former = { kind: 'socialUnbound', socialType, subject, boundAt } as const
    await recordChange(ctx, { member, from: changer.from, about: socialType, former })
  })
