import type {
  NewsDetail,
  NewsItem,
  NewsPage,
  NewsQuery,
} from '@ironsouq/contract/content/news/news.schema'
import { sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { partsShown } from '#features/content/article/article.queries.ts'
import { readingMinutes, type StoredPart } from '#features/content/article/article.rules.ts'
import { dictionary } from '#features/content/dictionary/dictionary.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { cachedByLocale } from '#kernel/data/cached-by-locale.ts'
import { one } from '#kernel/data/db.ts'
import { notFound } from '#kernel/errors.ts'

interface ItemRow extends Record<string, unknown> {
  newsId: string
  list: string
  publishedAt: string
  locale: string
  title: string
  summary: string
  cover: NewsItem['cover']
  plainText: string
}

interface DetailRow extends ItemRow {
  updatedAt: string
  machines: string
  parts: StoredPart[]
}

const cover = sql`case when news.cover_key is not null then json_strip_nulls(json_build_object(
  'src', news.cover_key, 'width', news.cover_width, 'height', news.cover_height,
  'thumbhash', news.cover_thumbhash)) end`

const itemColumns = sql`
  news.id as "newsId", news.list, coalesce(news.published_at, news.publish_at, news.updated_at) as "publishedAt",
  shown.locale, shown.title, shown.summary, ${cover} as cover, shown.plain_text as "plainText"`

/** The text in the language of the request if it is finished, or the English one. */
const shownText = (ctx: Ctx, isFinished = sql`news_text.status = 'translated'`) => sql`
  join lateral (
    select * from news_text
    where news_text.news_id = news.id
      and (news_text.locale = 'en' or (news_text.locale = ${ctx.locale} and ${isFinished}))
    order by news_text.locale = 'en' limit 1
  ) as shown on true`

const itemOf = ({ plainText, publishedAt, ...row }: ItemRow): NewsItem => ({
  newsId: row.newsId,
  list: row.list,
  publishedAt: new Date(publishedAt).toISOString(),
  locale: row.locale,
  title: row.title,
  summary: row.summary,
  cover: row.cover,
  minutes: readingMinutes(plainText),
})

/** A year of the Gulf, where all articles are written. */
const yearOf = sql`extract(year from news.published_at at time zone 'Asia/Dubai')::int`
const monthOf = sql`extract(month from news.published_at at time zone 'Asia/Dubai')::int`

const published = sql`news.state = 'published'`
const both = (...conditions: (SQL | undefined)[]) =>
  sql.join(
    conditions.filter((each) => each !== undefined),
    sql` and `,
  )

/** Published articles, newest first, with what the filters would leave. */
export async function newsListed(
  ctx: Ctx,
  { current, size, list, year }: NewsQuery,
): Promise<z.output<typeof NewsPage>> {
  const inList = list === undefined ? undefined : sql`news.list = ${list}`
  const inYear = year === undefined ? undefined : sql`${yearOf} = ${year}`
  const wanted = both(published, inList, inYear)
  const [page, counts, order] = await Promise.all([
    ctx.db.execute<ItemRow>(sql`
      select ${itemColumns} from news ${shownText(ctx)} where ${wanted}
      order by news.published_at desc, news.id desc limit ${size} offset ${(current - 1) * size}`),
    ctx.db.execute<{
      total: number
      years: { year: number; count: number }[]
      months: number[]
      lists: { list: string; count: number }[]
    }>(sql`
      select
        (select count(*)::int from news where ${wanted}) as total,
        (select coalesce(json_agg(json_build_object('year', y.year, 'count', y.count) order by y.year desc), '[]')
          from (select ${yearOf} as year, count(*)::int as count from news
            where ${both(published, inList)} group by 1) as y) as years,
        (select coalesce(json_agg(coalesce(m.count, 0) order by month), '[]')
          from generate_series(1, 12) as month
          left join (select ${monthOf} as of_month, count(*)::int as count from news
            where ${wanted} group by 1) as m on m.of_month = month) as months,
        (select coalesce(json_agg(json_build_object('list', l.list, 'count', l.count)), '[]')
          from (select news.list, count(*)::int as count from news
            where ${both(published, inYear)} group by news.list) as l) as lists`),
    dictionary(ctx, 'article'),
  ])
  const { total, years, months, lists } = one(counts.rows)
  return {
    records: page.rows.map(itemOf),
    total,
    years,
    months: year === undefined ? [] : months,
    lists: order.flatMap(({ dictCode }) => lists.filter((each) => each.list === dictCode)),
  }
}

/** The newest articles, for the home page. */
export const newestNews = cachedByLocale(async (ctx, limit: string): Promise<NewsItem[]> => {
  const { rows } = await ctx.db.execute<ItemRow>(sql`
    select ${itemColumns} from news ${shownText(ctx)} where ${published}
    order by news.published_at desc, news.id desc limit ${Number(limit)}`)
  return rows.map(itemOf)
})

/** The published ones of these articles, in no order. */
export async function newsByIds(ctx: Ctx, ids: readonly string[]): Promise<NewsItem[]> {
  if (ids.length === 0) return []
  const { rows } = await ctx.db.execute<ItemRow>(sql`
    select ${itemColumns} from news ${shownText(ctx)}
    where ${published} and news.id = any(${sql.param([...ids])}::uuid[])`)
  return rows.map(itemOf)
}

interface Neighbours extends Record<string, unknown> {
  previous: NewsDetail['previous']
  next: NewsDetail['next']
}

/** The published articles of the same list beside this one, by time. */
async function neighbours(ctx: Ctx, { newsId, list, publishedAt }: ItemRow): Promise<Neighbours> {
  const at = sql`(${new Date(publishedAt).toISOString()}::timestamptz, ${newsId}::uuid)`
  const beside = (comparison: '<' | '>') => sql`(
    select json_build_object('newsId', news.id, 'title', shown.title)
    from news ${shownText(ctx)}
    where ${published} and news.list = ${list}
      and (news.published_at, news.id) ${sql.raw(comparison)} ${at}
    order by news.published_at ${sql.raw(comparison === '<' ? 'desc' : 'asc')},
      news.id ${sql.raw(comparison === '<' ? 'desc' : 'asc')}
    limit 1)`
  const { rows } = await ctx.db.execute<Neighbours>(
    sql`select ${beside('<')} as previous, ${beside('>')} as next`,
  )
  return one(rows)
}

async function detailOf(ctx: Ctx, condition: SQL, text = shownText(ctx)): Promise<NewsDetail> {
  const { rows } = await ctx.db.execute<DetailRow>(sql`
    select ${itemColumns}, greatest(news.published_at, shown.updated_at) as "updatedAt",
      news.machines, shown.parts
    from news ${text} where ${condition}`)
  const [row] = rows
  if (!row) throw notFound()
  const [{ previous, next }, parts] = await Promise.all([
    neighbours(ctx, row),
    partsShown(ctx, row.parts),
  ])
  return {
    ...itemOf(row),
    updatedAt: new Date(row.updatedAt).toISOString(),
    machines: row.machines,
    parts,
    previous,
    next,
  }
}

export const newsDetail = (ctx: Ctx, newsId: string): Promise<NewsDetail> =>
  detailOf(ctx, sql`news.id = ${newsId} and ${published}`)

/** In any state and with unfinished texts: only for who has a preview link. */
export const newsPreviewed = (ctx: Ctx, newsId: string): Promise<NewsDetail> =>
  detailOf(ctx, sql`news.id = ${newsId}`, shownText(ctx, sql`true`))
