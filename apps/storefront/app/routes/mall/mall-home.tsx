import { mallHomeEndpoints } from '@ironsouq/contract/mall/mall-home/mall-home.endpoints'
import { productSearchEndpoints } from '@ironsouq/contract/mall/product-search/product-search.endpoints'
import type { FittedModel } from '@ironsouq/contract/mall/product-search/product-search.schema'
import { MALL } from '@ironsouq/contract/page-cache'
import { brandsOf } from '#features/mall/fit/parts/use-models.ts'
import { mallHomeMeta } from '#features/mall/mall-home/mall-home-meta.ts'
import { MallHomePage } from '#features/mall/mall-home/mall-home-page.tsx'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/mall-home.ts'

export const handle: RouteHandle = {
  messages: ['arrival', 'fit', 'mall', 'promotion'],
  public: true,
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, tag } = visitOf(context, params)
  tag(MALL)
  const [home, models] = await Promise.all([
    call(mallHomeEndpoints.home),
    // The page is complete without the choice of a machine.
    call(productSearchEndpoints.models).catch((): FittedModel[] => []),
  ])
  return { home, brands: brandsOf(models) }
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, (t, place) => mallHomeMeta(t, place, args.loaderData.home)) : []

export default function MallHomeRoute({ loaderData }: Route.ComponentProps) {
  return <MallHomePage {...loaderData} />
}
