import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { openTicket } from '#features/identity/verification/verification.ticket.service.ts'
import { memberByAccount } from '#features/people/member/member.queries.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { registerMember } from './registration.service.ts'

export const registrationRoutes: Routes = (serve) => {
  serve(identityEndpoints.accountFree, async ({ ctx, query }) => {
    await openTicket(ctx, 'register', query.ticket)
    return { isFree: (await memberByAccount(ctx, query.account)) === null }
  })

  serve(identityEndpoints.register, ({ ctx, body, from }) => registerMember(ctx, body, from))
}
