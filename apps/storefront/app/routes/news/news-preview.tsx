import { newsEndpoints } from '@ironsouq/contract/content/news/news.endpoints'
import { PreviewNotice } from '#features/content/article/parts/preview-notice.tsx'
import { NewsDetailPage } from '#features/content/news/news-detail-page.tsx'
import { newsShown } from '#features/content/news/news.server.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/news-preview.ts'

/** Not public: a preview is never cached, and search engines do not index it. */
export const handle: RouteHandle = { messages: ['device', 'landedCost', 'news'], noindex: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call } = visitOf(context, params)
  const { token } = params
  return newsShown(call, await call(newsEndpoints.preview, { query: { token } }))
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  return loaderData
    ? pageMeta(args, () => ({
        title: loaderData.news.title,
        description: loaderData.news.summary,
      }))
    : []
}

export default function NewsPreviewRoute({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap grid gap-6 py-6">
      <PreviewNotice />
      <NewsDetailPage {...loaderData} />
    </div>
  )
}
