import { memberEndpoints } from '@ironsouq/contract/member/member.endpoints'
import { Outlet } from 'react-router'
import { unlessEnded } from '#features/settings/settings-answer.ts'
import type { MemberFrame } from '#shell/layouts/use-member.ts'
import { memberCall } from '#shell/session.server.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { visitOf } from '#shell/visit.server.ts'
import type { Route } from './+types/user-center-frame.ts'

export const handle: RouteHandle = { layout: 'user-center', noindex: true }

/** Who the member is and how much he has, around every page of his own [CL-6] [CL-12]. */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<MemberFrame> {
  const call = memberCall(visitOf(context, params), url)
  const [user, center] = await Promise.all([
    call(memberEndpoints.userInfo),
    call(memberEndpoints.centerInfo),
  ])
  return { user, center }
}

export const shouldRevalidate = unlessEnded

/** Nobody keeps a page of one member, the browser's own memory of pages included. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export default function UserCenterFrame() {
  return <Outlet />
}
