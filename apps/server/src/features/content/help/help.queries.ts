import {
  HELP_ARTICLES_MAX,
  HELP_COMMON_MAX,
  HELP_FOUND_MAX,
  HELP_TOPICS_MAX,
} from '@ironsouq/contract/content/help/help.limits'
import type {
  HelpArticle,
  HelpCenter,
  HelpItem,
  HelpTopic,
} from '@ironsouq/contract/content/help/help.schema'
import { sql, type SQL } from 'drizzle-orm'
import { partsShown } from '#features/content/article/article.queries.ts'
import type { StoredPart } from '#features/content/article/article.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { cachedByLocale } from '#kernel/data/cached-by-locale.ts'
import { notFound } from '#kernel/errors.ts'
import { SearchUnavailable } from '#kernel/ports/search.ts'
import { helpIndex, helpQuestion } from './help.document.ts'

interface ItemRow extends Record<string, unknown> {
  articleId: string
  slug: string
  topicId: string
  isCommon: boolean
  locale: string
  title: string
  summary: string
}

const itemColumns = sql`
  help_article.id as "articleId", help_article.slug, help_article.topic_id as "topicId",
  help_article.is_common as "isCommon", shown.locale, shown.title, shown.summary`

/** The finished text in the language of the request, or the English one. */
const shownText = (ctx: Ctx, isFinished = sql`help_text.status = 'translated'`) => sql`
  join lateral (
    select * from help_text
    where help_text.article_id = help_article.id and ${isFinished}
      and help_text.locale in ('en', ${ctx.locale})
    order by help_text.locale = 'en' limit 1
  ) as shown on true`

const published = sql`help_article.state = 'published'`
const inOrder = sql`help_article.position, help_article.id`

const itemOf = ({ slug, locale, title, summary }: ItemRow): HelpItem => ({
  slug,
  locale,
  title,
  summary,
})

async function itemsWhere(ctx: Ctx, condition: SQL, limit: number): Promise<ItemRow[]> {
  const { rows } = await ctx.db.execute<ItemRow>(sql`
    select ${itemColumns} from help_article ${shownText(ctx)}
    where ${published} and ${condition} order by ${inOrder} limit ${limit}`)
  return rows
}

interface TopicRow extends Record<string, unknown> {
  topicId: string
  code: string
  icon: HelpTopic['icon']
  name: string
}

const topicName = (ctx: Ctx) => sql`(
  select name from help_topic_text
  where topic_id = help_topic.id and locale in (${ctx.locale}, 'en')
  order by locale = 'en' limit 1)`

/** The topics that have a published article, in their order. */
export const helpCenter = cachedByLocale(async (ctx): Promise<HelpCenter> => {
  const [{ rows: topics }, articles] = await Promise.all([
    ctx.db.execute<TopicRow>(sql`
      select id as "topicId", code, icon, ${topicName(ctx)} as name from help_topic
      order by position, id limit ${HELP_TOPICS_MAX}`),
    itemsWhere(ctx, sql`true`, HELP_TOPICS_MAX * HELP_ARTICLES_MAX),
  ])
  return {
    topics: topics
      .map(({ topicId, code, icon, name }) => ({
        code,
        icon,
        name,
        articles: articles
          .filter((article) => article.topicId === topicId)
          .slice(0, HELP_ARTICLES_MAX)
          .map(itemOf),
      }))
      .filter((topic) => topic.articles.length > 0),
    common: articles
      .filter(({ isCommon }) => isCommon)
      .slice(0, HELP_COMMON_MAX)
      .map(itemOf),
  }
})

interface DetailRow extends ItemRow {
  code: string
  name: string
  parts: StoredPart[]
  plainText: string
  updatedAt: string
}

async function detailOf(ctx: Ctx, condition: SQL, text = shownText(ctx)): Promise<HelpArticle> {
  const { rows } = await ctx.db.execute<DetailRow>(sql`
    select ${itemColumns}, help_topic.code, ${topicName(ctx)} as name, shown.parts,
      shown.plain_text as "plainText", shown.updated_at as "updatedAt"
    from help_article join help_topic on help_topic.id = help_article.topic_id ${text}
    where ${condition}`)
  const [row] = rows
  if (!row) throw notFound()
  const [parts, siblings] = await Promise.all([
    partsShown(ctx, row.parts),
    itemsWhere(ctx, sql`help_article.topic_id = ${row.topicId}`, HELP_ARTICLES_MAX),
  ])
  const place = siblings.findIndex((each) => each.slug === row.slug)
  const beside = (at: number) => {
    const neighbour = place < 0 ? undefined : siblings[at]
    return neighbour ? { slug: neighbour.slug, title: neighbour.title } : null
  }
  return {
    ...itemOf(row),
    topic: { code: row.code, name: row.name },
    parts,
    plainText: row.plainText,
    updatedAt: new Date(row.updatedAt).toISOString(),
    articles: siblings.map(itemOf),
    previous: beside(place - 1),
    next: beside(place + 1),
  }
}

export const helpDetail = (ctx: Ctx, slug: string): Promise<HelpArticle> =>
  detailOf(ctx, sql`${published} and help_article.slug = ${slug}`)

export async function isArticlePublished(ctx: Ctx, slug: string): Promise<boolean> {
  const { rows } = await ctx.db.execute(
    sql`select 1 from help_article where ${published} and slug = ${slug}`,
  )
  return rows.length > 0
}

/** In any state and with unfinished texts: only for who has a preview link. */
export const helpPreviewed = (ctx: Ctx, articleId: string): Promise<HelpArticle> =>
  detailOf(ctx, sql`help_article.id = ${articleId}`, shownText(ctx, sql`true`))

/** The index names the articles; their texts are read as they are now. */
async function foundByIndex(ctx: Ctx, words: string, address: string): Promise<HelpItem[]> {
  const question = helpQuestion(ctx.locale, words, HELP_FOUND_MAX)
  const [found] = await ctx.search.find<{ articleId: string }>(helpIndex.name, [question], {
    address,
  })
  const ids = found?.hits.map(({ articleId }) => articleId) ?? []
  if (ids.length === 0) return []
  const rows = await itemsWhere(
    ctx,
    sql`help_article.id = any(${sql.param(ids)}::uuid[])`,
    HELP_FOUND_MAX,
  )
  return ids.flatMap((id) => rows.filter(({ articleId }) => articleId === id)).map(itemOf)
}

const WORDS_MAX = 8

/** While the index does not answer: articles that contain every word, those with it in the title first. */
async function foundByDatabase(ctx: Ctx, words: string): Promise<HelpItem[]> {
  const wanted = words.toLowerCase().split(/\s+/u).filter(Boolean).slice(0, WORDS_MAX)
  const isIn = (text: SQL) =>
    sql.join(
      wanted.map((word) => sql`strpos(lower(${text}), ${word}) > 0`),
      sql` and `,
    )
  const all = sql`concat_ws(' ', shown.title, shown.keywords, shown.summary, shown.plain_text)`
  const { rows } = await ctx.db.execute<ItemRow>(sql`
    select ${itemColumns} from help_article ${shownText(ctx)}
    where ${published} and ${isIn(all)}
    order by not (${isIn(sql`shown.title`)}), ${inOrder} limit ${HELP_FOUND_MAX}`)
  return rows.map(itemOf)
}

export async function helpFound(ctx: Ctx, words: string, address: string): Promise<HelpItem[]> {
  try {
    return await foundByIndex(ctx, words, address)
  } catch (err) {
    if (!(err instanceof SearchUnavailable)) throw err
    ctx.log.warn({ err }, 'the search of the help center is answered by the database')
    return foundByDatabase(ctx, words)
  }
}
