import { newsEndpoints } from '@ironsouq/contract/content/news/news.endpoints'
import { NEWS } from '@ironsouq/contract/page-cache'
import { LOCALES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { newsFeed } from '#features/content/news/news-feed.ts'
import { NEWS_FEED, newsDetailPath, newsPath } from '#features/content/news/parts/news-paths.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/news-feed.ts'

const ITEMS = 30

export const handle: RouteHandle = { middleware: [], public: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, locale, settings, start, tag } = visitOf(context, params)
  tag(NEWS)
  const { records } = await call(newsEndpoints.list, { query: { current: 1, size: ITEMS } })
  const t = translator(locale)
  const url = (page: string) => settings.publicUrl + joinPath(locale, page)
  const feed = newsFeed({
    title: `${t('news.title')} · ${t('common.brand')}`,
    description: t('news.lead'),
    url: url(newsPath({})),
    self: url(NEWS_FEED),
    language: LOCALES[locale].bcp47,
    items: records.map((item) => ({
      ...item,
      url: url(newsDetailPath(item.newsId)),
      listName: start.dictionary[item.list] ?? item.list,
    })),
  })
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
