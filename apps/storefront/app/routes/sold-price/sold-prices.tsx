import { soldPriceEndpoints } from '@ironsouq/contract/machines/sold-price/sold-price.endpoints'
import { SoldPricesQuery } from '@ironsouq/contract/machines/sold-price/sold-price.schema'
import { DEVICES } from '@ironsouq/contract/page-cache'
import { data, redirect } from 'react-router'
import { soldPricesPath } from '#features/machines/sold-price/parts/sold-prices-path.ts'
import { soldPricesMeta } from '#features/machines/sold-price/sold-price-meta.ts'
import { SoldPricesPage } from '#features/machines/sold-price/sold-prices-page.tsx'
import type { FailureData } from '#kit/api/failure.ts'
import { lastPage } from '#kit/list/page-query.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/sold-prices.ts'

export const handle: RouteHandle = {
  messages: ['device', 'soldPrice'],
  public: true,
  query: ['year', 'current', 'size'],
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { call, prefix, tag } = visitOf(context, params)
  const { brand, model } = params
  const { data: query } = SoldPricesQuery.safeParse({
    ...Object.fromEntries(url.searchParams),
    brand,
    model,
  })
  const malformed: FailureData = { malformed: true }
  if (!query) throw data(malformed, { status: 404 })
  tag(DEVICES)
  const page = await call(soldPriceEndpoints.model, { query })
  const last = lastPage(page.total, query.size)
  if (query.current > last)
    throw redirect(joinPath(prefix, soldPricesPath({ ...query, current: last })))
  return { query, page, last }
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  return loaderData ? pageMeta(args, (t, place) => soldPricesMeta(t, place, loaderData)) : []
}

export default function SoldPricesRoute({ loaderData }: Route.ComponentProps) {
  return <SoldPricesPage {...loaderData} />
}
