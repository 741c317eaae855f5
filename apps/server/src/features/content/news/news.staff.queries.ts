import type { newsEndpoints } from '@ironsouq/contract/content/news/news.endpoints'
import type { NewsRecord } from '@ironsouq/contract/content/news/news.schema'
import type { DataOf, QueryOf } from '@ironsouq/contract/endpoint'
import { and, eq, sql } from 'drizzle-orm'
import { presentTexts } from '#features/content/article/article.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { news, newsText } from './news.tables.ts'

const iso = (at: Date | null) => at && at.toISOString()

/** An article with all its texts, or undefined. */
export async function newsRecord(ctx: Ctx, newsId: string): Promise<NewsRecord | undefined> {
  const [[row], texts] = await Promise.all([
    ctx.db.select().from(news).where(eq(news.id, newsId)),
    ctx.db.select().from(newsText).where(eq(newsText.newsId, newsId)).orderBy(newsText.locale),
  ])
  if (!row) return undefined
  const { coverKey: src, coverWidth: width, coverHeight: height, coverThumbhash: thumbhash } = row
  return {
    newsId,
    version: row.version,
    list: row.list,
    state: row.state,
    cover:
      src !== null && width !== null && height !== null
        ? { src, width, height, ...(thumbhash !== null && { thumbhash }) }
        : null,
    machines: row.machines,
    publishAt: iso(row.publishAt),
    takeDownAt: iso(row.takeDownAt),
    publishedAt: iso(row.publishedAt),
    updatedAt: row.updatedAt.toISOString(),
    ...presentTexts(texts),
  }
}

/** Articles with a translation of an English text that has changed since; not those that are archived. */
export const newsOutdated = sql`news.state <> 'archived' and exists (
  select from news_text as english join news_text as other using (news_id)
  where english.news_id = news.id and english.locale = 'en' and other.locale <> 'en'
    and other.status = 'translated' and other.translated_from is distinct from english.fingerprint)`

type List = typeof newsEndpoints.staff.list

const ORDERS = {
  updatedAt: news.updatedAt,
  publishAt: sql`coalesce(${news.publishedAt}, ${news.publishAt}, ${news.updatedAt})`,
}

/** All articles for staff, whatever their state. */
export async function newsForStaff(ctx: Ctx, query: QueryOf<List>): Promise<DataOf<List>> {
  const isDescending = query.sort.startsWith('-')
  const by = query.sort.endsWith('updatedAt') ? ORDERS.updatedAt : ORDERS.publishAt
  const page = keyset(query, { by, id: news.id, isDescending })
  const words = query.q?.trim()
  const filter = and(
    query.state ? eq(news.state, query.state) : undefined,
    query.list ? eq(news.list, query.list) : undefined,
    query.texts && newsOutdated,
    words
      ? sql`exists (select 1 from news_text where news_text.news_id = news.id
          and strpos(lower(news_text.title), lower(${words})) > 0)`
      : undefined,
  )
  const title = (locale: string) => sql`(
    select title from news_text where news_text.news_id = news.id and news_text.locale = ${locale})`
  const [found, total] = await Promise.all([
    ctx.db
      .select({
        at: page.at,
        newsId: news.id,
        list: news.list,
        state: news.state,
        title: sql<string>`coalesce(${title(ctx.locale)}, ${title('en')}, '')`,
        publishAt: news.publishAt,
        publishedAt: news.publishedAt,
        updatedAt: news.updatedAt,
        translated: sql<number>`(select count(*)::int from news_text
          where news_text.news_id = news.id and news_text.status = 'translated')`,
      })
      .from(news)
      .where(and(filter, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
    ctx.db.$count(news, filter),
  ])
  const { rows, ...cursors } = page.pageOf(found)
  return {
    ...cursors,
    total,
    rows: rows.map((row) => ({
      newsId: row.newsId,
      list: row.list,
      state: row.state,
      title: row.title,
      translated: row.translated,
      publishAt: iso(row.publishAt),
      publishedAt: iso(row.publishedAt),
      updatedAt: row.updatedAt.toISOString(),
    })),
  }
}
