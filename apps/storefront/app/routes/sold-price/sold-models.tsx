import { soldPriceEndpoints } from '@ironsouq/contract/machines/sold-price/sold-price.endpoints'
import { SoldModelsQuery } from '@ironsouq/contract/machines/sold-price/sold-price.schema'
import { DEVICES } from '@ironsouq/contract/page-cache'
import { redirect } from 'react-router'
import { soldModelsPath } from '#features/machines/sold-price/parts/sold-prices-path.ts'
import { SoldModelsPage } from '#features/machines/sold-price/sold-models-page.tsx'
import { soldModelsMeta } from '#features/machines/sold-price/sold-price-meta.ts'
import { lastPage, readQuery } from '#kit/list/page-query.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/sold-models.ts'

export const handle: RouteHandle = {
  messages: ['device', 'soldPrice'],
  public: true,
  query: ['brand', 'current', 'size'],
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { call, prefix, tag } = visitOf(context, params)
  const query = readQuery(SoldModelsQuery, url.searchParams)
  tag(DEVICES)
  const page = await call(soldPriceEndpoints.models, { query })
  const last = lastPage(page.total, query.size)
  if (query.current > last)
    throw redirect(joinPath(prefix, soldModelsPath({ ...query, current: last })))
  return { query, page, last }
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  return loaderData ? pageMeta(args, (t, place) => soldModelsMeta(t, place, loaderData)) : []
}

export default function SoldModelsRoute({ loaderData }: Route.ComponentProps) {
  return <SoldModelsPage {...loaderData} />
}
