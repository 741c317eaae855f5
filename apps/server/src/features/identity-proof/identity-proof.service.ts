import type { BodyOf } from '@ironsouq/contract/endpoint'
import {
  PROOF_WAYS,
  type identityProofEndpoints,
} from '@ironsouq/contract/identity-proof/identity-proof.endpoints'
import { confirmMember } from '#features/identity/identity.confirm.service.ts'
import { passwordSince } from '#features/identity/identity.credential.queries.ts'
import { memberById } from '#features/member/member.queries.ts'
import { verifyAssertion } from '#features/passkey/passkey.assertion.service.ts'
import { passkeysOf } from '#features/passkey/passkey.queries.ts'
import { secondFactorOf } from '#features/second-factor/second-factor.queries.ts'
import { takeSecondFactor } from '#features/second-factor/second-factor.verify.service.ts'
import { withRefusalLogged } from '#features/security-log/security-log.service.ts'
import { deviceOf } from '#features/session/session.device.rules.ts'
import { noteProof } from '#features/session/session.proof.service.ts'
import type { NonTxCtx } from '#features/verification/verification.code.service.ts'
import { atField, fieldFault } from '#features/verification/verification.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notLoggedIn } from '#kernel/errors.ts'
import type { Actor, RequestOrigin } from '#kernel/http/serve.ts'

type Device = ReturnType<typeof deviceOf>
type Given = BodyOf<typeof identityProofEndpoints.prove>

/** The ways in which this member can prove their identity. */
export async function proofWays(ctx: Ctx, memberId: string) {
  const member = await memberById(ctx, memberId)
  if (!member) throw notLoggedIn()
  const isReachable = member.mail !== null || (ctx.sms !== null && member.mobile !== null)
  const has = {
    password: (await passwordSince(ctx, memberId)) !== null,
    passkey: (await passkeysOf(ctx, memberId)).length > 0,
    code: isReachable,
  }
  return PROOF_WAYS.filter((way) => has[way])
}

/** A passkey verifies its user, so it is two factors; anything else needs the second one as well. */
async function verifyGiven(ctx: NonTxCtx, memberId: string, given: Given, device: Device) {
  const { password, code, passkey, secondFactor } = given
  const logged = <T>(attempt: () => Promise<T>) =>
    withRefusalLogged(ctx, { kind: 'identityProof', device, subject: () => memberId }, attempt)
  if (passkey) {
    await logged(() => verifyAssertion(ctx, passkey, memberId))
    return
  }
  const isProtected = (await secondFactorOf(ctx, memberId)) !== null
  if (isProtected && secondFactor === undefined)
    throw fieldFault('secondFactor', 'error.fieldRequired')
  const field = code === undefined ? 'password' : 'code'
  await logged(() => confirmMember(ctx, memberId, { password, code })).catch(atField(field))
  if (isProtected && secondFactor !== undefined)
    await logged(() => takeSecondFactor(ctx, memberId, secondFactor)).catch(atField('secondFactor'))
}

/** Verifies what the member gave; the session then allows changes of the account for some minutes. */
export async function proveIdentity(
  ctx: NonTxCtx,
  actor: Actor,
  given: Given,
  from: RequestOrigin,
): Promise<Date> {
  await verifyGiven(ctx, actor.id, given, deviceOf(from))
  return noteProof(ctx, actor)
}
