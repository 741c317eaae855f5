import { accountEndpoints, identityEndpoints } from '@ironsouq/contract/identity/identity.endpoints'
import { memberByAccount } from '#features/member/member.queries.ts'
import type { Routes } from '#kernel/serve.ts'
import { newChallenge } from './identity.challenge.service.ts'
import { targetOf, verifyCode } from './identity.code.service.ts'
import { guessingCode } from './identity.guard.service.ts'
import { signInByCode, signInByPassword } from './identity.login.service.ts'
import { changePassword } from './identity.password.service.ts'
import { askRecovery, resetPassword, verifyRecovery } from './identity.recover.service.ts'
import { registerMember } from './identity.register.service.ts'
import { sendCode, sendMemberCode } from './identity.send-code.service.ts'
import { openTicket, ticketOf } from './identity.ticket.service.ts'

export const identityRoutes: Routes = (serve) => {
  serve(identityEndpoints.ways, async ({ ctx }) => ({
    mobile: ctx.sms !== null,
    social: [...ctx.social.types],
  }))
  serve(identityEndpoints.challenge, async ({ ctx }) => newChallenge(ctx))

  serve(identityEndpoints.sendCode, ({ ctx, body, from }) => sendCode(ctx, body, from))
  serve(identityEndpoints.checkCode, async ({ ctx, body, from }) => {
    const { purpose, channel, code } = body
    const target = targetOf(channel, body.target, 'target')
    const row = await guessingCode(ctx, from, () => verifyCode(ctx, { purpose, target, code }))
    return { ticket: ticketOf(ctx, row) }
  })

  serve(identityEndpoints.accountFree, async ({ ctx, query }) => {
    await openTicket(ctx, 'register', query.ticket)
    return { isFree: (await memberByAccount(ctx, query.account)) === null }
  })
  serve(identityEndpoints.register, ({ ctx, body, from }) => registerMember(ctx, body, from))

  serve(identityEndpoints.password, ({ ctx, body: { proof, ...typed }, from }) =>
    signInByPassword(ctx, typed, { from, proof }),
  )
  serve(identityEndpoints.code, ({ ctx, body, from }) => signInByCode(ctx, body, from))

  serve(identityEndpoints.recover, ({ ctx, body: { account, proof }, from }) =>
    askRecovery(ctx, account, { from, proof }),
  )
  serve(identityEndpoints.recoverVerify, async ({ ctx, body, from }) => ({
    ticket: await verifyRecovery(ctx, body, from),
  }))
  serve(identityEndpoints.recoverReset, async ({ ctx, body }) => {
    await resetPassword(ctx, body)
    return null
  })

  serve(accountEndpoints.sendCode, ({ ctx, actor, body, from }) =>
    sendMemberCode(ctx, actor.id, body, from),
  )
  serve(accountEndpoints.changePassword, async ({ ctx, actor, body }) => {
    await changePassword(ctx, actor.id, body)
    return null
  })
}
