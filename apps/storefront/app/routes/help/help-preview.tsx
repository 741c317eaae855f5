import { helpEndpoints } from '@ironsouq/contract/content/help/help.endpoints'
import { PreviewNotice } from '#features/content/article/parts/preview-notice.tsx'
import { HelpArticlePage } from '#features/content/help/help-article-page.tsx'
import { HELP_CENTER } from '#features/content/help/help-paths.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/help-preview.ts'

/** Not public: a preview is never cached, and search engines do not index it. */
export const handle: RouteHandle = {
  messages: ['device', 'landedCost', 'help', 'news'],
  noindex: true,
}

export const loader = ({ context, params }: Route.LoaderArgs) =>
  visitOf(context, params).call(helpEndpoints.preview, { query: { token: params.token } })

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  return loaderData
    ? pageMeta(args, () => ({ title: loaderData.title, description: loaderData.summary }))
    : []
}

export default function HelpPreviewRoute({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap grid gap-6 py-6">
      <PreviewNotice />
      <HelpArticlePage base={HELP_CENTER} article={loaderData} isPreview />
    </div>
  )
}
