import { passkeyEndpoints } from '@ironsouq/contract/identity/passkey/passkey.endpoints'
import { requireRecentProof } from '#features/identity/session/session.proof.service.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { passkeySignInOptions } from './passkey.assertion.service.ts'
import { presentPasskey } from './passkey.present.ts'
import { passkeysOf } from './passkey.queries.ts'
import { addPasskey, passkeyRegistrationOptions } from './passkey.service.ts'
import { signInByPasskey } from './passkey.sign-in.service.ts'

export const passkeyRoutes: Routes = (serve) => {
  serve(passkeyEndpoints.loginOptions, ({ ctx }) => passkeySignInOptions(ctx))

  serve(passkeyEndpoints.login, ({ ctx, body, from }) => signInByPasskey(ctx, body, from))

  serve(passkeyEndpoints.list, async ({ ctx, actor }) => {
    const keys = await passkeysOf(ctx, actor.id)
    return keys.map(presentPasskey)
  })

  serve(passkeyEndpoints.addOptions, async ({ ctx, actor }) => {
    await requireRecentProof(ctx, actor)
    return passkeyRegistrationOptions(ctx, actor.id)
  })

  serve(passkeyEndpoints.add, async ({ ctx, actor, body, from }) =>
    presentPasskey(await addPasskey(ctx, { actor, from }, body)),
  )
}
