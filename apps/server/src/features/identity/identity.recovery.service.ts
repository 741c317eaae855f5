import type { CodeSent } from '@ironsouq/contract/identity/identity.schema'
import { memberById } from '#features/member/member.queries.ts'
import { withRefusalLogged } from '#features/security-log/security-log.service.ts'
import { deviceOf } from '#features/session/session.device.rules.ts'
import { deleteKnownDevices } from '#features/session/session.known-device.service.ts'
import {
  limitCodeRequests,
  withCodeLimit,
  type Caller,
} from '#features/verification/verification.attempts.service.ts'
import {
  requestCode,
  spendCode,
  verifyCode,
  type NonTxCtx,
} from '#features/verification/verification.code.service.ts'
import { readName } from '#features/verification/verification.rules.ts'
import { openTicket, ticketOf } from '#features/verification/verification.ticket.service.ts'
import { atomic } from '#kernel/ctx.ts'
import { hashPassword } from '#kernel/data/password-hash.ts'
import { Refusal } from '#kernel/errors.ts'
import type { RequestOrigin } from '#kernel/http/serve.ts'
import { clearFailedSignIns } from './identity.login.service.ts'
import { refuseWeakPassword, replacePassword } from './identity.password.service.ts'
import { memberNamed } from './identity.queries.ts'

/** The answer is the same for every name; the consumer decides what is mailed to whom [ID-11]. */
export async function requestRecovery(
  ctx: NonTxCtx,
  typed: string,
  caller: Caller,
): Promise<CodeSent> {
  await limitCodeRequests(ctx, caller)
  const name = readName(typed)
  const member = await memberNamed(ctx, name)
  const isByMobile = member ? member.mail === null : name.mobile !== null
  return requestCode(ctx, {
    purpose: 'reset',
    channel: isByMobile ? 'mobile' : 'email',
    target: name.key,
    memberId: member?.id ?? null,
    from: caller.from,
  })
}

/** A reset of the security log. */
const resetFrom = (from: RequestOrigin) =>
  ({ kind: 'passwordReset', device: deviceOf(from) }) as const

export async function verifyRecovery(
  ctx: NonTxCtx,
  { account, code }: { account: string; code: string },
  from: RequestOrigin,
): Promise<string> {
  const name = readName(account)
  const typed = { purpose: 'reset', target: name.key, code } as const
  const subject = async () => (await memberNamed(ctx, name))?.id ?? null
  const verified = await withCodeLimit(ctx, from, () =>
    withRefusalLogged(ctx, { ...resetFrom(from), subject }, () => verifyCode(ctx, typed)),
  )
  return ticketOf(ctx, verified)
}

/** A lost password may be a stolen one: known devices are deleted as well. */
export async function resetPassword(
  ctx: NonTxCtx,
  { ticket, password }: { ticket: string; password: string },
  from: RequestOrigin,
): Promise<void> {
  const { id, memberId } = await openTicket(ctx, 'reset', ticket)
  const member = memberId === null ? null : await memberById(ctx, memberId)
  if (!member) throw new Refusal('error.ticketOver', {}, 400)
  refuseWeakPassword(password, member)
  const passwordHash = await hashPassword(password)
  await atomic(ctx, async (ctx) => {
    await spendCode(ctx, id)
    await replacePassword(ctx, member.id, passwordHash, resetFrom(from))
    await deleteKnownDevices(ctx, member.id)
  })
  await clearFailedSignIns(ctx, member)
}
