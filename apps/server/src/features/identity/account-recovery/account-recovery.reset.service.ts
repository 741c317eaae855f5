import type { DataOf } from '@ironsouq/contract/endpoint'
import { UNDO_DAYS } from '@ironsouq/contract/identity/account-change/account-change.limits'
import type { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { clearFailedSignIns } from '#features/identity/identity/identity.login.service.ts'
import {
  refuseWeakPassword,
  replacePassword,
} from '#features/identity/identity/identity.password.service.ts'
import { deletePasskeysSince } from '#features/identity/passkey/passkey.service.ts'
import { secondFactorOf } from '#features/identity/second-factor/second-factor.queries.ts'
import { takeSecondFactor } from '#features/identity/second-factor/second-factor.verify.service.ts'
import { withRefusalLogged } from '#features/identity/security-log/security-log.service.ts'
import { deviceOf } from '#features/identity/session/session.device.rules.ts'
import { deleteKnownDevices } from '#features/identity/session/session.known-device.service.ts'
import { deleteBindingsSince } from '#features/identity/social-login/social-login.service.ts'
import {
  deleteCodesOf,
  spendCode,
  type NonTxCtx,
} from '#features/identity/verification/verification.code.service.ts'
import { atField, fieldFault } from '#features/identity/verification/verification.rules.ts'
import { openTicket } from '#features/identity/verification/verification.ticket.service.ts'
import { memberById, type MemberRow } from '#features/people/member/member.queries.ts'
import { lockMember } from '#features/people/member/member.service.ts'
import { atomic, type TxCtx } from '#kernel/ctx.ts'
import { hashPassword } from '#kernel/data/password-hash.ts'
import { Refusal } from '#kernel/errors.ts'
import type { RequestOrigin } from '#kernel/http/serve.ts'

type Removed = DataOf<typeof identityEndpoints.recoverReset>['removed']

/** What was added lately may be a thief's. What the account began with is not. */
async function removeRecent(ctx: TxCtx, { id, createdAt }: MemberRow): Promise<Removed> {
  const recent = ctx.now().getTime() - UNDO_DAYS * 86_400_000
  const since = new Date(Math.max(recent, createdAt.getTime()))
  const passkeys = await deletePasskeysSince(ctx, id, since)
  const bindings = await deleteBindingsSince(ctx, id, since)
  return [
    ...passkeys.map(({ name, createdAt: at }) => ({ kind: 'passkey' as const, name, at })),
    ...bindings.map(({ socialType, createdAt: at }) => ({
      kind: 'social' as const,
      name: socialType,
      at,
    })),
  ].map((removed) => ({ ...removed, at: removed.at.toISOString() }))
}

interface Given {
  ticket: string
  password: string
  secondFactor?: string | undefined
}

/**
 * A lost password may be a stolen one: known devices, codes, and passkeys and social logins that
 * were added lately are deleted as well. A mailbox alone does not reset a password that a second
 * factor protects.
 */
export async function resetPassword(
  ctx: NonTxCtx,
  { ticket, password, secondFactor }: Given,
  from: RequestOrigin,
): Promise<{ removed: Removed }> {
  const { id, memberId } = await openTicket(ctx, 'reset', ticket)
  const member = memberId === null ? null : await memberById(ctx, memberId)
  if (!member) throw new Refusal('error.ticketOver', {}, 400)
  refuseWeakPassword(password, member)
  const entry = { kind: 'passwordReset', device: deviceOf(from) } as const
  if (await secondFactorOf(ctx, member.id)) {
    if (secondFactor === undefined) throw fieldFault('secondFactor', 'error.fieldRequired')
    await withRefusalLogged(ctx, { ...entry, subject: () => member.id }, () =>
      takeSecondFactor(ctx, member.id, secondFactor),
    ).catch(atField('secondFactor'))
  }
  const passwordHash = await hashPassword(password)
  const removed = await atomic(ctx, async (ctx) => {
    await lockMember(ctx, member.id)
    await spendCode(ctx, id)
    await replacePassword(ctx, member.id, passwordHash, entry)
    await deleteKnownDevices(ctx, member.id)
    await deleteCodesOf(ctx, member.id)
    return removeRecent(ctx, member)
  })
  await clearFailedSignIns(ctx, member)
  return { removed }
}
