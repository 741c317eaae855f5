import { pathFor } from '#kit/list/page-query.ts'

interface Asked {
  list?: string | undefined
  year?: number | undefined
  current?: number | undefined
}

/** The list of news, narrowed. */
export const newsPath = ({ list, year, current = 1 }: Asked): string =>
  pathFor('/news-center', { list, year, current }, { list: undefined, year: undefined, current: 1 })

export const newsDetailPath = (newsId: string): string => `/news-detail/${newsId}`

/** The feed for readers of one language. */
export const NEWS_FEED = '/news.rss'
