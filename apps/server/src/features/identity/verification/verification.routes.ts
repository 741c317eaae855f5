import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { withCodeLimit } from './verification.attempts.service.ts'
import { targetOf, verifyCode } from './verification.code.service.ts'
import { newChallenge } from './verification.proof-of-work.service.ts'
import { ticketOf } from './verification.ticket.service.ts'

export const verificationRoutes: Routes = (serve) => {
  serve(identityEndpoints.challenge, async ({ ctx }) => newChallenge(ctx))

  serve(identityEndpoints.checkCode, async ({ ctx, body, from }) => {
    const { purpose, channel, code } = body
    const target = targetOf(channel, body.target, 'target')
    const row = await withCodeLimit(ctx, from, () =>
      verifyCode(ctx, { purpose, target, code, from }),
    )
    return { ticket: ticketOf(ctx, row) }
  })
}
