import { viewingEndpoints } from '@ironsouq/contract/deals/viewing/viewing.endpoints'
import { redirect } from 'react-router'
import { viewingsPath } from '#features/deals/viewing/parts/viewing-path.ts'
import { type Viewings, ViewingsPage } from '#features/deals/viewing/viewings-page.tsx'
import { lastPage, readQuery } from '#kit/list/page-query.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberCall } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/viewings.ts'

export const handle: RouteHandle = { messages: ['userCenter', 'device', 'viewing', 'yard'] }

export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Viewings> {
  const visit = visitOf(context, params)
  const { size, ...query } = readQuery(viewingEndpoints.list.query, url.searchParams)
  const page = await memberCall(visit, url)(viewingEndpoints.list, { query: { ...query, size } })
  const last = lastPage(page.total, size)
  if (query.current > last)
    throw redirect(joinPath(visit.prefix, viewingsPath({ ...query, current: last })))
  return { query, size, last, page }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('shell.viewings'), description: t('userCenter.description') }))

export default function ViewingsRoute({ loaderData }: Route.ComponentProps) {
  return <ViewingsPage viewings={loaderData} />
}
