import { CATEGORIES, DEVICES } from '@ironsouq/contract/page-cache'
import { sellerPageEndpoints } from '@ironsouq/contract/people/seller-page/seller-page.endpoints'
import { SellerPageQuery } from '@ironsouq/contract/people/seller-page/seller-page.schema'
import { data, redirect } from 'react-router'
import { sellerPageMeta } from '#features/people/seller-page/seller-page-meta.ts'
import { sellerPagePath } from '#features/people/seller-page/seller-page-path.ts'
import { SellerPage } from '#features/people/seller-page/seller-page.tsx'
import type { FailureData } from '#kit/api/failure.ts'
import { lastPage, readQuery } from '#kit/list/page-query.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/seller-page.ts'

export const handle: RouteHandle = {
  messages: ['device', 'landedCost', 'sellerPage', 'yard'],
  public: true,
  query: ['category', 'current', 'size'],
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { call, prefix, tag } = visitOf(context, params)
  const malformed: FailureData = { malformed: true }
  const code = SellerPageQuery.safeParse({ code: params.seller })
  if (!code.success) throw data(malformed, { status: 404 })
  const asked = new URLSearchParams(url.searchParams)
  asked.set('code', code.data.code)
  const query = readQuery(SellerPageQuery, asked)
  tag(CATEGORIES, DEVICES)
  const page = await call(sellerPageEndpoints.page, { query })
  const last = lastPage(page.total, query.size)
  if (query.current > last)
    throw redirect(joinPath(prefix, sellerPagePath({ ...query, current: last })))
  return { page, query, last, now: new Date().toISOString() }
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  return loaderData ? pageMeta(args, (t, place) => sellerPageMeta(t, place, loaderData)) : []
}

export default function SellerPageRoute({ loaderData }: Route.ComponentProps) {
  return <SellerPage {...loaderData} />
}
