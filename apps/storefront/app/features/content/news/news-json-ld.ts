import type { NewsDetail } from '@ironsouq/contract/content/news/news.schema'
import type { JsonLd } from '#kit/page/json-ld.ts'
import type { Place } from '#kit/page/page-meta.ts'
import { newsDetailPath } from './parts/news-paths.ts'

export const newsJsonLd = (
  news: NewsDetail,
  { publisher, place }: { publisher: string; place: Place },
): JsonLd => ({
  '@type': 'NewsArticle',
  headline: news.title,
  description: news.summary,
  datePublished: news.publishedAt,
  dateModified: news.updatedAt,
  inLanguage: news.locale.replace('_', '-'),
  mainEntityOfPage: place.url(newsDetailPath(news.newsId)),
  ...(news.cover && { image: [place.picture(news.cover.src)] }),
  author: { '@type': 'Organization', name: publisher },
  publisher: { '@type': 'Organization', name: publisher },
})
