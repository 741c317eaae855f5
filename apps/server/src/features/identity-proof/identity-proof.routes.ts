import { identityProofEndpoints } from '@ironsouq/contract/identity-proof/identity-proof.endpoints'
import { passkeyProofOptions } from '#features/passkey/passkey.assertion.service.ts'
import { recentProof } from '#features/session/session.proof.service.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { proofWays, proveIdentity } from './identity-proof.service.ts'

export const identityProofRoutes: Routes = (serve) => {
  serve(identityProofEndpoints.status, async ({ ctx, actor }) => ({
    until: (await recentProof(ctx, actor))?.toISOString() ?? null,
    ways: await proofWays(ctx, actor.id),
  }))

  serve(identityProofEndpoints.options, ({ ctx, actor }) => passkeyProofOptions(ctx, actor.id))

  serve(identityProofEndpoints.prove, async ({ ctx, actor, body }) => ({
    until: (await proveIdentity(ctx, actor, body)).toISOString(),
    ways: await proofWays(ctx, actor.id),
  }))
}
