import { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import { redirect } from 'react-router'
import { type Inquiries, InquiriesPage } from '#features/deals/inquiry/inquiries-page.tsx'
import { inquiriesPath } from '#features/deals/inquiry/inquiry-path.ts'
import { lastPage, readQuery } from '#kit/list/page-query.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { memberCall } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/inquiry-list.ts'

export const handle: RouteHandle = { messages: ['userCenter', 'device', 'inquiry'] }

export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Inquiries> {
  const visit = visitOf(context, params)
  const { size, ...query } = readQuery(inquiryEndpoints.list.query, url.searchParams)
  const page = await memberCall(visit, url)(inquiryEndpoints.list, { query: { ...query, size } })
  const last = lastPage(page.total, size)
  if (query.current > last)
    throw redirect(joinPath(visit.prefix, inquiriesPath({ ...query, current: last })))
  return { query, size, last, page }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('shell.inquiries'), description: t('userCenter.description') }))

export default function InquiryListRoute({ loaderData }: Route.ComponentProps) {
  return <InquiriesPage inquiries={loaderData} />
}
