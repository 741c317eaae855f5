import { checkInEndpoints } from '@ironsouq/contract/people/check-in/check-in.endpoints'
import { type CheckInAnswer, CheckInPage } from '#features/people/check-in/check-in-page.tsx'
import { attempt } from '#kit/form/attempt.server.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberCall } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/check-in.ts'

export const handle: RouteHandle = { messages: ['loyalty'] }

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  memberCall(visitOf(context, params), url)(checkInEndpoints.calendar)

/** Checks in today. */
export async function action({ context, params, url }: Route.ActionArgs): Promise<CheckInAnswer> {
  const call = memberCall(visitOf(context, params), url)
  let points = 0
  const answer = await attempt(async () => {
    ;({ points } = await call(checkInEndpoints.checkIn))
    return {}
  })
  return { ...answer, points }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('loyalty.checkIn'),
    description: t('loyalty.checkInDescription'),
  }))

export default function CheckInRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CheckInPage calendar={loaderData} answer={actionData} />
}
