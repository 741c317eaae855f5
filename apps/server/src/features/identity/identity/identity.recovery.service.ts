import type { CodeSent } from '@ironsouq/contract/identity/identity/identity.schema'
import { secondFactorOf } from '#features/identity/second-factor/second-factor.queries.ts'
import { withRefusalLogged } from '#features/identity/security-log/security-log.service.ts'
import { deviceOf } from '#features/identity/session/session.device.rules.ts'
import {
  limitCodeRequests,
  withCodeLimit,
  type Caller,
} from '#features/identity/verification/verification.attempts.service.ts'
import {
  requestCode,
  verifyCode,
  type NonTxCtx,
} from '#features/identity/verification/verification.code.service.ts'
import { readName } from '#features/identity/verification/verification.rules.ts'
import { ticketOf } from '#features/identity/verification/verification.ticket.service.ts'
import type { RequestOrigin } from '#kernel/http/serve.ts'
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
): Promise<{ ticket: string; needsSecondFactor: boolean }> {
  const name = readName(account)
  const typed = { purpose: 'reset', target: name.key, code, from } as const
  const subject = async () => (await memberNamed(ctx, name))?.id ?? null
  const verified = await withCodeLimit(ctx, from, () =>
    withRefusalLogged(ctx, { ...resetFrom(from), subject }, () => verifyCode(ctx, typed)),
  )
  const { memberId } = verified
  const needsSecondFactor = memberId !== null && (await secondFactorOf(ctx, memberId)) !== null
  return { ticket: ticketOf(ctx, verified), needsSecondFactor }
}
