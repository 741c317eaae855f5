import { checkInEndpoints } from '@ironsouq/contract/people/check-in/check-in.endpoints'
import { memberLevelEndpoints } from '@ironsouq/contract/people/member-level/member-level.endpoints'
import { MemberCentrePage } from '#features/people/member-level/member-centre-page.tsx'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberCall } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/member.ts'

export const handle: RouteHandle = { messages: ['loyalty'] }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = memberCall(visitOf(context, params), url)
  const [centre, calendar] = await Promise.all([
    call(memberLevelEndpoints.centre),
    call(checkInEndpoints.calendar),
  ])
  return { centre, calendar }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('loyalty.centre'),
    description: t('loyalty.centreDescription'),
  }))

export default function MemberRoute({ loaderData }: Route.ComponentProps) {
  return <MemberCentrePage {...loaderData} />
}
