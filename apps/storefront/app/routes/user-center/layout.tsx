import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { Outlet } from 'react-router'
import type { MemberFrame } from '#features/people/user-center/parts/use-member.ts'
import { unlessEnded } from '#kit/form/form-answer.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberCall } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/layout.ts'

export const handle: RouteHandle = { layout: 'user-center', noindex: true }

/** The member and their counts, around every page of the user center [CL-6] [CL-12]. */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<MemberFrame> {
  const call = memberCall(visitOf(context, params), url)
  const [user, center] = await Promise.all([
    call(memberEndpoints.userInfo),
    call(memberEndpoints.centerInfo),
  ])
  return { user, center }
}

export const shouldRevalidate = unlessEnded

/** A member's page is cached nowhere, not even in the back/forward cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export default function UserCenterFrame() {
  return <Outlet />
}
