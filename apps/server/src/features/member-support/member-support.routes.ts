import { memberSupportEndpoints } from '@ironsouq/contract/member-support/member-support.endpoints'
import { membersListed } from '#features/member/member.list.queries.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { presentMember } from './member-support.present.ts'
import { endSessionsOfMember, memberOverview } from './member-support.service.ts'

export const memberSupportRoutes: Routes = (serve) => {
  serve(memberSupportEndpoints.list, async ({ ctx, query }) => {
    const page = await membersListed(ctx, query)
    return { ...page, rows: page.rows.map(presentMember) }
  })
  serve(memberSupportEndpoints.overview, ({ ctx, query }) => memberOverview(ctx, query.memberId))
  serve(memberSupportEndpoints.endSessions, ({ ctx, body }) =>
    endSessionsOfMember(ctx, body.memberId),
  )
}
