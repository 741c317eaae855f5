import type { BodyOf } from '@ironsouq/contract/endpoint'
import {
  PROOF_WAYS,
  type identityProofEndpoints,
} from '@ironsouq/contract/identity/identity-proof/identity-proof.endpoints'
import { confirmMember } from '#features/identity/identity/identity.confirm.service.ts'
import { passwordSince } from '#features/identity/identity/identity.credential.queries.ts'
import { verifyAssertion } from '#features/identity/passkey/passkey.assertion.service.ts'
import { passkeysOf } from '#features/identity/passkey/passkey.queries.ts'
import { withRefusalLogged } from '#features/identity/security-log/security-log.service.ts'
import { deviceOf } from '#features/identity/session/session.device.rules.ts'
import { noteProof } from '#features/identity/session/session.proof.service.ts'
import type { NonTxCtx } from '#features/identity/verification/verification.code.service.ts'
import { memberById } from '#features/people/member/member.queries.ts'
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
  const { passkey, ...typed } = given
  const entry = { kind: 'identityProof', device } as const
  if (!passkey) return confirmMember(ctx, memberId, typed, { entry })
  await withRefusalLogged(ctx, { ...entry, subject: () => memberId }, () =>
    verifyAssertion(ctx, passkey, memberId),
  )
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
