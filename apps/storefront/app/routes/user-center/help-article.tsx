import { HelpArticlePage } from '#features/content/help/help-article-page.tsx'
import {
  HELP_CENTER,
  helpArticlePath,
  MEMBER_HELP_CENTER,
} from '#features/content/help/help-paths.ts'
import { helpArticleShown, helpVoted } from '#features/content/help/help.server.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/help-article.ts'

export const handle: RouteHandle = {
  layout: 'user-center',
  messages: ['device', 'landedCost', 'help'],
  public: true,
}

export const loader = ({ context, params }: Route.LoaderArgs) =>
  helpArticleShown(visitOf(context, params), params.slug)

export const action = ({ request, context, params }: Route.ActionArgs) =>
  helpVoted(visitOf(context, params), request, params.slug)

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  return loaderData
    ? pageMeta(args, (t) => ({
        title: loaderData.title,
        description: loaderData.summary || t('help.description'),
        canonical: helpArticlePath(HELP_CENTER, loaderData.slug),
      }))
    : []
}

export default function UserHelpArticleRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <HelpArticlePage base={MEMBER_HELP_CENTER} article={loaderData} voted={actionData} />
}
