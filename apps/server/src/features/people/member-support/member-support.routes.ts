import { memberSupportEndpoints } from '@ironsouq/contract/people/member-support/member-support.endpoints'
import { membersListed } from '#features/people/member/member.list.queries.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { presentMember } from './member-support.present.ts'
import { limitReading, noteReading } from './member-support.reading.service.ts'
import { endSessionsOfMember, memberOverview } from './member-support.service.ts'

export const memberSupportRoutes: Routes = (serve) => {
  serve(memberSupportEndpoints.list, async ({ ctx, actor, query }) => {
    await limitReading(ctx, actor)
    const page = await membersListed(ctx, query)
    await noteReading(ctx, actor, page.rows.length)
    return { ...page, rows: page.rows.map(presentMember) }
  })
  serve(memberSupportEndpoints.overview, async ({ ctx, actor, query }) => {
    await limitReading(ctx, actor)
    const member = await memberOverview(ctx, query.memberId)
    await noteReading(ctx, actor, 1)
    return member
  })
  serve(memberSupportEndpoints.endSessions, ({ ctx, body }) =>
    endSessionsOfMember(ctx, body.memberId),
  )
}
