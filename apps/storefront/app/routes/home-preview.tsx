import { homePageEndpoints } from '@ironsouq/contract/content/home-page/home-page.endpoints'
import { HomeBlocks } from '#features/content/home/home-blocks.tsx'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/home-preview.ts'

/** Not public: a preview is never cached, and search engines do not index it. */
export const handle: RouteHandle = {
  messages: ['arrival', 'device', 'fit', 'home', 'mall'],
  noindex: true,
  framed: true,
}

export function loader({ context, params }: Route.LoaderArgs) {
  const { call } = visitOf(context, params)
  return call(homePageEndpoints.preview, { query: { token: params.token } })
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('home.title'), description: t('home.description') }))

export default function HomePreviewRoute({ loaderData }: Route.ComponentProps) {
  const t = useT()
  return (
    <>
      <p
        role="status"
        className="bg-accent-wash px-(--gutter) py-2 text-center font-semibold text-accent-text"
      >
        {t('home.preview', { number: loaderData.number })}
      </p>
      <HomeBlocks blocks={loaderData.blocks} />
    </>
  )
}
