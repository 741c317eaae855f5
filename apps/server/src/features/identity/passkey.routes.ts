import { passkeyEndpoints } from '@ironsouq/contract/identity/passkey.endpoints'
import type { Routes } from '#kernel/serve.ts'
import { askToSignIn, signInByPasskey } from './passkey.login.service.ts'
import { presentPasskey } from './passkey.present.ts'
import { passkeysOf } from './passkey.queries.ts'
import { addPasskey, askForPasskey, removePasskey } from './passkey.service.ts'

export const passkeyRoutes: Routes = (serve) => {
  serve(passkeyEndpoints.loginOptions, ({ ctx }) => askToSignIn(ctx))

  serve(passkeyEndpoints.login, ({ ctx, body, from }) => signInByPasskey(ctx, body, from))

  serve(passkeyEndpoints.list, async ({ ctx, actor }) => {
    const keys = await passkeysOf(ctx, actor.id)
    return keys.map(presentPasskey)
  })

  serve(passkeyEndpoints.addOptions, ({ ctx, actor }) => askForPasskey(ctx, actor.id))

  serve(passkeyEndpoints.add, async ({ ctx, actor, body }) =>
    presentPasskey(await addPasskey(ctx, actor.id, body)),
  )

  serve(passkeyEndpoints.remove, async ({ ctx, actor, body }) => {
    await removePasskey(ctx, actor.id, body.passkeyId)
    return null
  })
}
