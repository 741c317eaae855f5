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
import { noteProof } from '#features/session/session.proof.service.ts'
import type { NonTxCtx } from '#features/verification/verification.code.service.ts'
import { atField } from '#features/verification/verification.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notLoggedIn } from '#kernel/errors.ts'
import type { Actor } from '#kernel/http/serve.ts'

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

async function verifyGiven(ctx: NonTxCtx, memberId: string, given: Given): Promise<void> {
  const { password, code, passkey } = given
  if (passkey) await verifyAssertion(ctx, passkey, memberId)
  else {
    const field = code === undefined ? 'password' : 'code'
    await confirmMember(ctx, memberId, { password, code }).catch(atField(field))
  }
}

/** Verifies what the member gave; the session then allows changes of the account for some minutes. */
export async function proveIdentity(ctx: NonTxCtx, actor: Actor, given: Given): Promise<Date> {
  await verifyGiven(ctx, actor.id, given)
  return noteProof(ctx, actor)
}
