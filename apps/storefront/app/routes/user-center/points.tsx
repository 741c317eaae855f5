import { pointsEndpoints } from '@ironsouq/contract/people/points/points.endpoints'
import { redirect } from 'react-router'
import { type PointsFacts, PointsPage, pointsPath } from '#features/people/points/points-page.tsx'
import { lastPage, readQuery } from '#kit/list/page-query.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberCall } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/points.ts'

export const handle: RouteHandle = { messages: ['loyalty', 'balance', 'device'] }

const SIZE = 20

export async function loader({ context, params, url }: Route.LoaderArgs): Promise<PointsFacts> {
  const visit = visitOf(context, params)
  const call = memberCall(visit, url)
  const { current, direction } = readQuery(pointsEndpoints.records.query, url.searchParams)
  const [overview, page] = await Promise.all([
    call(pointsEndpoints.overview),
    call(pointsEndpoints.records, { query: { current, direction, size: SIZE } }),
  ])
  const last = lastPage(page.total, SIZE)
  if (current > last)
    throw redirect(joinPath(visit.prefix, pointsPath({ direction, current: last })))
  return { overview, page, direction, current, size: SIZE, last }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('loyalty.title'), description: t('loyalty.description') }))

export default function PointsRoute({ loaderData }: Route.ComponentProps) {
  return <PointsPage {...loaderData} />
}
