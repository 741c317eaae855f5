import { storeDirectoryEndpoints } from '@ironsouq/contract/mall/store-directory/store-directory.endpoints'
import { StoreDirectoryQuery } from '@ironsouq/contract/mall/store-directory/store-directory.schema'
import { MALL } from '@ironsouq/contract/page-cache'
import { redirect } from 'react-router'
import { storesMeta } from '#features/mall/store-directory/stores-meta.ts'
import { StoresPage } from '#features/mall/store-directory/stores-page.tsx'
import { storesPath } from '#features/mall/store-directory/stores-path.ts'
import { lastPage, readQuery } from '#kit/list/page-query.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/stores.ts'

export const handle: RouteHandle = {
  messages: ['device', 'mall', 'sellerApplication', 'sellerPage', 'store'],
  public: true,
  query: ['q', 'emirate', 'category', 'current', 'size'],
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { call, prefix, tag } = visitOf(context, params)
  const query = readQuery(StoreDirectoryQuery, url.searchParams)
  tag(MALL)
  const page = await call(storeDirectoryEndpoints.list, { query })
  const last = lastPage(page.total, query.size)
  if (query.current > last)
    throw redirect(joinPath(prefix, storesPath({ ...query, current: last })))
  return { query, page, last }
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  return loaderData ? pageMeta(args, (t, place) => storesMeta(t, place, loaderData)) : []
}

export default function StoresRoute({ loaderData }: Route.ComponentProps) {
  return <StoresPage {...loaderData} />
}
