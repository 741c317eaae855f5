import { Breadcrumb } from '@ironsouq/ui/patterns/page/breadcrumb'
import { HelpCenterPage } from '#features/content/help/help-center-page.tsx'
import { HELP_CENTER, helpArticlePath } from '#features/content/help/help-paths.ts'
import { helpCenterShown } from '#features/content/help/help.server.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { breadcrumbJsonLd, itemListJsonLd } from '#kit/page/json-ld.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/help-center.ts'

export const handle: RouteHandle = { messages: ['help'], public: true, query: ['q'] }

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  helpCenterShown(visitOf(context, params), url)

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  if (!loaderData) return []
  const articles = loaderData.center.topics.flatMap((topic) => topic.articles)
  return pageMeta(args, (t, { url }) => ({
    title: t('help.title'),
    description: t('help.description'),
    canonical: HELP_CENTER,
    unlisted: loaderData.found !== null,
    jsonLd: [
      itemListJsonLd(
        articles.map(({ slug, title }) => ({
          name: title,
          url: url(helpArticlePath(HELP_CENTER, slug)),
        })),
        { total: articles.length },
      ),
      breadcrumbJsonLd([
        { name: t('common.home'), url: url('/') },
        { name: t('help.title'), url: url(HELP_CENTER) },
      ]),
    ],
  }))
}

export default function HelpRoute({ loaderData }: Route.ComponentProps) {
  const t = useT()
  return (
    <div className="wrap pb-8">
      <Breadcrumb
        label={t('common.breadcrumb')}
        crumbs={[
          { key: 'home', content: <LocalLink href="/">{t('common.home')}</LocalLink> },
          { key: 'help', content: t('help.title') },
        ]}
      />
      <HelpCenterPage base={HELP_CENTER} {...loaderData} />
    </div>
  )
}
