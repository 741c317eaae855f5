import type { Session } from '@ironsouq/contract/identity/identity/identity.schema'
import { attemptBy, signInMember } from '#features/identity/identity/identity.login.service.ts'
import { withRefusalLogged } from '#features/identity/security-log/security-log.service.ts'
import type { NonTxCtx } from '#features/identity/verification/verification.code.service.ts'
import type { RequestOrigin } from '#kernel/http/serve.ts'
import { verifyAssertion, type Assertion } from './passkey.assertion.service.ts'
import { passkeyByCredential } from './passkey.queries.ts'

export async function signInByPasskey(
  ctx: NonTxCtx,
  { agreed, ...given }: Assertion & { agreed: string },
  from: RequestOrigin,
): Promise<Session> {
  const { id } = given.response
  const subject = async () =>
    typeof id === 'string' ? ((await passkeyByCredential(ctx, id))?.memberId ?? null) : null
  const { memberId } = await withRefusalLogged(
    ctx,
    { ...attemptBy('passkey', from), subject },
    () => verifyAssertion(ctx, given, null),
  )
  return signInMember(ctx, memberId, from, { method: 'passkey', agreed })
}
