import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { socialEndpoints } from '@ironsouq/contract/identity/social-login/social-login.endpoints'
import { featureSwitches } from '#features/platform/feature-switch/feature-switch.queries.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { bindByPassword, bindSignedIn } from './social-login.bind.service.ts'
import { presentBindings } from './social-login.present.ts'
import { bindingsOf } from './social-login.queries.ts'
import { beginSocial, finishSocial } from './social-login.sign-in.service.ts'

export const socialLoginRoutes: Routes = (serve) => {
  serve(socialEndpoints.url, ({ ctx, query }) => beginSocial(ctx, query))

  serve(socialEndpoints.login, ({ ctx, body, from }) => finishSocial(ctx, body, from))

  serve(identityEndpoints.bind, ({ ctx, actor, body, from }) =>
    actor?.audience === 'member'
      ? bindSignedIn(ctx, actor, body.bindTicket, from)
      : bindByPassword(ctx, body, from),
  )

  serve(socialEndpoints.list, async ({ ctx, actor }) => {
    const { socialLogin } = await featureSwitches(ctx)
    return presentBindings(socialLogin ? ctx.social.types : [], await bindingsOf(ctx, actor.id))
  })
}
