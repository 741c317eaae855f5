import { identityEndpoints } from '@ironsouq/contract/identity/identity.endpoints'
import { memberByAccount } from '#features/member/member.queries.ts'
import { openTicket } from '#features/verification/verification.ticket.service.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { registerMember } from './registration.service.ts'

export const registrationRoutes: Routes = (serve) => {
  serve(identityEndpoints.accountFree, async ({ ctx, query }) => {
    await openTicket(ctx, 'register', query.ticket)
    return { isFree: (await memberByAccount(ctx, query.account)) === null }
  })

  serve(identityEndpoints.register, ({ ctx, body, from }) => registerMember(ctx, body, from))
}
