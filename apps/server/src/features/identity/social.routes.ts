import { identityEndpoints } from '@ironsouq/contract/identity/identity.endpoints'
import { socialEndpoints } from '@ironsouq/contract/identity/social.endpoints'
import type { Routes } from '#kernel/serve.ts'
import { bindByPassword, bindSignedIn } from './social.bind.service.ts'
import { beginSocial, finishSocial } from './social.login.service.ts'
import { presentBindings } from './social.present.ts'
import { bindingsOf } from './social.queries.ts'
import { unbindSocial } from './social.service.ts'

export const socialRoutes: Routes = (serve) => {
  serve(socialEndpoints.url, ({ ctx, query }) => beginSocial(ctx, query))

  serve(socialEndpoints.login, ({ ctx, body, from }) => finishSocial(ctx, body, from))

  serve(identityEndpoints.bind, ({ ctx, actor, body, from }) =>
    actor?.audience === 'member'
      ? bindSignedIn(ctx, actor, body.bindTicket, from)
      : bindByPassword(ctx, body, from),
  )

  serve(socialEndpoints.list, async ({ ctx, actor }) =>
    presentBindings(ctx.social.types, await bindingsOf(ctx, actor.id)),
  )

  serve(socialEndpoints.unbind, async ({ ctx, actor, body }) => {
    await unbindSocial(ctx, actor.id, body.socialType)
    return null
  })
}
