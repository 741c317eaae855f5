import { randomUUID } from 'node:crypto'
import type { RecoverySent } from '@ironsouq/contract/identity/identity/identity.schema'
import { secondFactorOf } from '#features/identity/second-factor/second-factor.queries.ts'
import { withRefusalLogged } from '#features/identity/security-log/security-log.service.ts'
import { deviceOf } from '#features/identity/session/session.device.rules.ts'
import {
  limitCodeRequests,
  withCodeLimit,
  type Caller,
} from '#features/identity/verification/verification.attempts.service.ts'
import { recoveryTarget } from '#features/identity/verification/verification.code.rules.ts'
import {
  requestCode,
  verifyCode,
  type NonTxCtx,
} from '#features/identity/verification/verification.code.service.ts'
import { readName } from '#features/identity/verification/verification.rules.ts'
import { ticketOf } from '#features/identity/verification/verification.ticket.service.ts'
import { Refusal } from '#kernel/errors.ts'
import type { RequestOrigin } from '#kernel/http/serve.ts'
import { memberNamed } from './identity.queries.ts'
import { limitRecoveries } from './identity.recovery-limits.service.ts'

const ASKED = 'recovery asked'

/** The answer is the same for every name; the consumer decides what is mailed to whom [ID-11]. */
export async function requestRecovery(
  ctx: NonTxCtx,
  { account, asked: before }: { account: string; asked?: string | undefined },
  caller: Caller,
): Promise<RecoverySent> {
  await limitCodeRequests(ctx, caller)
  const name = readName(account)
  const member = await memberNamed(ctx, name)
  await limitRecoveries(ctx, { account: name.key, memberId: member?.id ?? null }, caller)
  const isByMobile = member ? member.mail === null : name.mobile !== null
  const askId = (before && ctx.signer.verify(ASKED, before)) || randomUUID()
  const sent = await requestCode(ctx, {
    purpose: 'reset',
    channel: isByMobile ? 'mobile' : 'email',
    target: recoveryTarget(name.key, askId),
    memberId: member?.id ?? null,
    from: caller.from,
  })
  return { ...sent, asked: ctx.signer.sign(ASKED, askId) }
}

/** A reset of the security log. */
const resetFrom = (from: RequestOrigin) =>
  ({ kind: 'passwordReset', device: deviceOf(from) }) as const

export async function verifyRecovery(
  ctx: NonTxCtx,
  { account, asked, code }: { account: string; asked: string; code: string },
  from: RequestOrigin,
): Promise<{ ticket: string; needsSecondFactor: boolean }> {
  const name = readName(account)
  const askId = ctx.signer.verify(ASKED, asked)
  if (askId === null) throw new Refusal('error.codeOver', {}, 400)
  // Only the browser that asked can try this code, so its attempts are not counted by network.
  const typed = { purpose: 'reset', target: recoveryTarget(name.key, askId), code } as const
  const subject = async () => (await memberNamed(ctx, name))?.id ?? null
  const verified = await withCodeLimit(ctx, from, () =>
    withRefusalLogged(ctx, { ...resetFrom(from), subject }, () => verifyCode(ctx, typed)),
  )
  const { memberId } = verified
  const needsSecondFactor = memberId !== null && (await secondFactorOf(ctx, memberId)) !== null
  return { ticket: ticketOf(ctx, verified), needsSecondFactor }
}
