import { newsEndpoints } from '@ironsouq/contract/content/news/news.endpoints'
import { NEWS } from '@ironsouq/contract/page-cache'
import { Breadcrumb } from '@ironsouq/ui/patterns/page/breadcrumb'
import { redirect } from 'react-router'
import { NewsPage } from '#features/content/news/news-page.tsx'
import { newsDetailPath, newsPath } from '#features/content/news/parts/news-paths.ts'
import { lastPage, readQuery } from '#kit/list/page-query.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { breadcrumbJsonLd, itemListJsonLd } from '#kit/page/json-ld.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/news-center.ts'

export const handle: RouteHandle = {
  messages: ['device', 'news'],
  public: true,
  query: ['list', 'year', 'current', 'size'],
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { call, prefix, tag } = visitOf(context, params)
  const query = readQuery(newsEndpoints.list.query, url.searchParams)
  tag(NEWS)
  const page = await call(newsEndpoints.list, { query })
  const last = lastPage(page.total, query.size)
  if (query.current > last) throw redirect(joinPath(prefix, newsPath({ ...query, current: last })))
  return { query, page, last }
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  return loaderData
    ? pageMeta(args, (t, { url }) => ({
        title: t('news.title'),
        description: t('news.lead'),
        canonical: newsPath(loaderData.query),
        jsonLd: [
          itemListJsonLd(
            loaderData.page.records.map(({ newsId, title }) => ({
              name: title,
              url: url(newsDetailPath(newsId)),
            })),
            { total: loaderData.page.total },
          ),
          breadcrumbJsonLd([
            { name: t('common.home'), url: url('/') },
            { name: t('news.title'), url: url(newsPath({})) },
          ]),
        ],
      }))
    : []
}

export default function NewsRoute({ loaderData }: Route.ComponentProps) {
  const t = useT()
  return (
    <div className="wrap pb-8">
      <Breadcrumb
        label={t('common.breadcrumb')}
        crumbs={[
          { key: 'home', content: <LocalLink href="/">{t('common.home')}</LocalLink> },
          { key: 'news', content: t('news.title') },
        ]}
      />
      <NewsPage {...loaderData} />
    </div>
  )
}
