import type { Session } from '@ironsouq/contract/identity/identity.schema'
import { signInMember } from '#features/identity/identity.login.service.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { RequestOrigin } from '#kernel/http/serve.ts'
import { verifyAssertion, type Assertion } from './passkey.assertion.service.ts'

export async function signInByPasskey(
  ctx: Ctx,
  given: Assertion,
  from: RequestOrigin,
): Promise<Session> {
  const { memberId } = await verifyAssertion(ctx, given, null)
  return signInMember(ctx, memberId, from, 'login')
}
