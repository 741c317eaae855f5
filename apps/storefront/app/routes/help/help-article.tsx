import { Breadcrumb } from '@ironsouq/ui/patterns/page/breadcrumb'
import { HelpArticlePage } from '#features/content/help/help-article-page.tsx'
import { helpJsonLd } from '#features/content/help/help-json-ld.ts'
import { HELP_CENTER, helpArticlePath } from '#features/content/help/help-paths.ts'
import { helpArticleShown, helpVoted } from '#features/content/help/help.server.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { breadcrumbJsonLd } from '#kit/page/json-ld.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/help-article.ts'

export const handle: RouteHandle = { messages: ['device', 'landedCost', 'help'], public: true }

export const loader = ({ context, params }: Route.LoaderArgs) =>
  helpArticleShown(visitOf(context, params), params.slug)

export const action = ({ request, context, params }: Route.ActionArgs) =>
  helpVoted(visitOf(context, params), request, params.slug)

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  return loaderData
    ? pageMeta(args, (t, { url }) => ({
        title: loaderData.title,
        description: loaderData.summary || t('help.description'),
        type: 'article',
        jsonLd: [
          helpJsonLd(loaderData),
          breadcrumbJsonLd([
            { name: t('common.home'), url: url('/') },
            { name: t('help.title'), url: url(HELP_CENTER) },
            { name: loaderData.title, url: url(helpArticlePath(HELP_CENTER, loaderData.slug)) },
          ]),
        ],
      }))
    : []
}

export default function HelpArticleRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { code, name } = loaderData.topic
  return (
    <div className="wrap pb-8">
      <Breadcrumb
        label={t('common.breadcrumb')}
        crumbs={[
          { key: 'home', content: <LocalLink href="/">{t('common.home')}</LocalLink> },
          { key: 'help', content: <LocalLink href={HELP_CENTER}>{t('help.title')}</LocalLink> },
          {
            key: 'topic',
            content: <LocalLink href={`${HELP_CENTER}#${code}`}>{name}</LocalLink>,
          },
        ]}
      />
      <HelpArticlePage base={HELP_CENTER} article={loaderData} voted={actionData} />
    </div>
  )
}
