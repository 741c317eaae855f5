import { newsEndpoints } from '@ironsouq/contract/content/news/news.endpoints'
import { DEVICES, NEWS, newsTag } from '@ironsouq/contract/page-cache'
import { Breadcrumb } from '@ironsouq/ui/patterns/page/breadcrumb'
import { data } from 'react-router'
import { NewsDetailPage } from '#features/content/news/news-detail-page.tsx'
import { newsJsonLd } from '#features/content/news/news-json-ld.ts'
import { newsShown } from '#features/content/news/news.server.ts'
import { newsDetailPath, newsPath } from '#features/content/news/parts/news-paths.ts'
import type { FailureData } from '#kit/api/failure.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { breadcrumbJsonLd } from '#kit/page/json-ld.ts'
import { cardPicture } from '#kit/page/open-graph.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import { type RouteHandle, useSiteData } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Route } from './+types/news-detail.ts'

export const handle: RouteHandle = { messages: ['device', 'landedCost', 'news'], public: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, tag } = visitOf(context, params)
  const { data: query } = newsEndpoints.detail.query.safeParse({ newsId: params.newsId })
  const malformed: FailureData = { malformed: true }
  if (!query) throw data(malformed, { status: 404 })
  tag(NEWS, newsTag(query.newsId))
  const shown = await newsShown(call, await call(newsEndpoints.detail, { query }))
  const hasMachines = shown.machines || shown.news.parts.some(({ kind }) => kind === 'device')
  if (hasMachines) tag(DEVICES)
  return shown
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  return loaderData
    ? pageMeta(args, (t, place) => {
        const { news } = loaderData
        const card = news.cover && cardPicture(news.cover.src)
        return {
          title: news.title,
          description: news.summary,
          type: 'article',
          image: card ? { url: place.picture(card), alt: news.title } : undefined,
          jsonLd: [
            newsJsonLd(news, { publisher: t('common.brand'), place }),
            breadcrumbJsonLd([
              { name: t('common.home'), url: place.url('/') },
              { name: t('news.title'), url: place.url(newsPath({})) },
              { name: news.title, url: place.url(newsDetailPath(news.newsId)) },
            ]),
          ],
        }
      })
    : []
}

export default function NewsDetailRoute({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { dictionary } = useSiteData()
  const { list } = loaderData.news
  return (
    <div className="wrap pb-8">
      <Breadcrumb
        label={t('common.breadcrumb')}
        crumbs={[
          { key: 'home', content: <LocalLink href="/">{t('common.home')}</LocalLink> },
          { key: 'news', content: <LocalLink href={newsPath({})}>{t('news.title')}</LocalLink> },
          {
            key: 'list',
            content: <LocalLink href={newsPath({ list })}>{dictionary[list] ?? list}</LocalLink>,
          },
        ]}
      />
      <NewsDetailPage {...loaderData} />
    </div>
  )
}
