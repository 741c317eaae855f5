import { homePageEndpoints } from '@ironsouq/contract/content/home-page/home-page.endpoints'
import { RENOVATION_TYPES } from '@ironsouq/contract/content/home-page/home-page.schema'
import { BRANCHES, CATEGORIES, DEVICES, HOME, MALL } from '@ironsouq/contract/page-cache'
import { HomeBlocks } from '#features/content/home/home-blocks.tsx'
import { RecentlyViewed } from '#features/people/history/parts/recently-viewed.tsx'
import { packed, useUnpacked } from '#kit/page/packed.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/home.ts'

export const handle: RouteHandle = {
  messages: ['arrival', 'device', 'fit', 'home', 'mall', 'promotion'],
  public: true,
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, tag } = visitOf(context, params)
  tag(HOME, DEVICES, CATEGORIES, BRANCHES, MALL)
  const query = { renovationType: RENOVATION_TYPES.home }
  const { blocks } = await call(homePageEndpoints.homepage, { query })
  return { blocks: packed(blocks) }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('home.title'), description: t('home.description') }))

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HomeBlocks blocks={useUnpacked(loaderData.blocks)} />
      <div className="wrap">
        <RecentlyViewed />
      </div>
    </>
  )
}
