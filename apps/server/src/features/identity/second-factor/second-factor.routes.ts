import { secondFactorEndpoints } from '@ironsouq/contract/identity/second-factor/second-factor.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { recoveryCodesLeft, secondFactorOf } from './second-factor.queries.ts'
import {
  beginSecondFactor,
  disableSecondFactor,
  enableSecondFactor,
  renewRecoveryCodes,
} from './second-factor.service.ts'

export const secondFactorRoutes: Routes = (serve) => {
  serve(secondFactorEndpoints.status, async ({ ctx, actor }) => ({
    enabledAt: (await secondFactorOf(ctx, actor.id))?.enabledAt?.toISOString() ?? null,
    recoveryCodesLeft: await recoveryCodesLeft(ctx, actor.id),
  }))

  serve(secondFactorEndpoints.begin, ({ ctx, actor, from }) =>
    beginSecondFactor(ctx, { actor, from }),
  )

  serve(secondFactorEndpoints.enable, async ({ ctx, actor, from, body }) => ({
    recoveryCodes: await enableSecondFactor(ctx, { actor, from }, body.code),
  }))

  serve(secondFactorEndpoints.disable, async ({ ctx, actor, from }) => {
    await disableSecondFactor(ctx, { actor, from })
    return null
  })

  serve(secondFactorEndpoints.renewCodes, async ({ ctx, actor, from }) => ({
    recoveryCodes: await renewRecoveryCodes(ctx, { actor, from }),
  }))
}
