import { identityProofEndpoints } from '@ironsouq/contract/identity/identity-proof/identity-proof.endpoints'
import { passkeyProofOptions } from '#features/identity/passkey/passkey.assertion.service.ts'
import { secondFactorOf } from '#features/identity/second-factor/second-factor.queries.ts'
import { recentProof } from '#features/identity/session/session.proof.service.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { Actor, Routes } from '#kernel/http/serve.ts'
import { proofWays, proveIdentity } from './identity-proof.service.ts'

export const identityProofRoutes: Routes = (serve) => {
  const proofOf = async (ctx: Ctx, { id }: Actor, until: Date | null) => ({
    until: until?.toISOString() ?? null,
    ways: await proofWays(ctx, id),
    needsSecondFactor: (await secondFactorOf(ctx, id)) !== null,
  })

  serve(identityProofEndpoints.status, async ({ ctx, actor }) =>
    proofOf(ctx, actor, await recentProof(ctx, actor)),
  )

  serve(identityProofEndpoints.options, ({ ctx, actor }) => passkeyProofOptions(ctx, actor.id))

  serve(identityProofEndpoints.prove, async ({ ctx, actor, body, from }) =>
    proofOf(ctx, actor, await proveIdentity(ctx, actor, body, from)),
  )
}
