import { accountEndpoints, identityEndpoints } from '@ironsouq/contract/identity/identity.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { signInByCode, signInByPassword } from './identity.login.service.ts'
import { changePassword } from './identity.password.service.ts'
import { requestRecovery, resetPassword, verifyRecovery } from './identity.recovery.service.ts'
import { sendCode, sendMemberCode } from './identity.send-code.service.ts'

export const identityRoutes: Routes = (serve) => {
  serve(identityEndpoints.ways, async ({ ctx }) => ({
    mobile: ctx.sms !== null,
    social: [...ctx.social.types],
  }))
  serve(identityEndpoints.sendCode, ({ ctx, body, from }) => sendCode(ctx, body, from))
  serve(identityEndpoints.password, ({ ctx, body: { proof, ...typed }, from }) =>
    signInByPassword(ctx, typed, { from, proof }),
  )
  serve(identityEndpoints.code, ({ ctx, body, from }) => signInByCode(ctx, body, from))

  serve(identityEndpoints.recover, ({ ctx, body: { account, proof }, from }) =>
    requestRecovery(ctx, account, { from, proof }),
  )
  serve(identityEndpoints.recoverVerify, async ({ ctx, body, from }) => ({
    ticket: await verifyRecovery(ctx, body, from),
  }))
  serve(identityEndpoints.recoverReset, async ({ ctx, body, from }) => {
    await resetPassword(ctx, body, from)
    return null
  })

  serve(accountEndpoints.sendCode, ({ ctx, actor, body, from }) =>
    sendMemberCode(ctx, actor.id, body, from),
  )
  serve(accountEndpoints.changePassword, async ({ ctx, actor, body, from }) => {
    await changePassword(ctx, actor.id, body, from)
    return null
  })
}
