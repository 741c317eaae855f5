import {
  accountEndpoints,
  identityEndpoints,
} from '@ironsouq/contract/identity/identity/identity.endpoints'
import { requireRecentProof } from '#features/identity/session/session.proof.service.ts'
import { featureSwitches } from '#features/platform/feature-switch/feature-switch.queries.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { signInByCode, signInByPassword, signInBySecondFactor } from './identity.login.service.ts'
import { changePassword } from './identity.password.service.ts'
import { requestRecovery, verifyRecovery } from './identity.recovery.service.ts'
import { sendCode, sendMemberCode } from './identity.send-code.service.ts'

export const identityRoutes: Routes = (serve) => {
  serve(identityEndpoints.ways, async ({ ctx }) => ({
    mobile: ctx.sms !== null,
    social: (await featureSwitches(ctx)).socialLogin ? [...ctx.social.types] : [],
  }))
  serve(identityEndpoints.sendCode, ({ ctx, body, from }) => sendCode(ctx, body, from))
  serve(identityEndpoints.password, ({ ctx, body: { proof, ...typed }, from }) =>
    signInByPassword(ctx, typed, { from, proof }),
  )
  serve(identityEndpoints.code, ({ ctx, body, from }) => signInByCode(ctx, body, from))

  serve(identityEndpoints.secondFactor, ({ ctx, body, from }) =>
    signInBySecondFactor(ctx, body, from),
  )

  serve(identityEndpoints.recover, ({ ctx, body: { proof, ...typed }, from }) =>
    requestRecovery(ctx, typed, { from, proof }),
  )
  serve(identityEndpoints.recoverVerify, ({ ctx, body, from }) => verifyRecovery(ctx, body, from))

  serve(accountEndpoints.sendCode, async ({ ctx, actor, body, from }) => {
    // Otherwise a stolen session could have messages sent anywhere.
    if (body.purpose !== 'secure') await requireRecentProof(ctx, actor)
    return sendMemberCode(ctx, actor.id, body, from)
  })
  serve(accountEndpoints.changePassword, async ({ ctx, actor, body, from }) => {
    await changePassword(ctx, actor.id, body, from)
    return null
  })
}
