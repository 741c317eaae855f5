import type { helpEndpoints } from '@ironsouq/contract/content/help/help.endpoints'
import type { HelpRecord, HelpTopicRecord } from '@ironsouq/contract/content/help/help.schema'
import type { DataOf, QueryOf } from '@ironsouq/contract/endpoint'
import { and, asc, eq, sql } from 'drizzle-orm'
import { presentTexts } from '#features/content/article/article.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { textIn } from '#kernel/data/texts.ts'
import { helpArticle, helpText, helpTopic, helpTopicText } from './help.tables.ts'

/** An article with all its texts, or undefined. */
export async function helpRecord(ctx: Ctx, articleId: string): Promise<HelpRecord | undefined> {
  const [[row], rows] = await Promise.all([
    ctx.db.select().from(helpArticle).where(eq(helpArticle.id, articleId)),
    ctx.db
      .select()
      .from(helpText)
      .where(eq(helpText.articleId, articleId))
      .orderBy(helpText.locale),
  ])
  if (!row) return undefined
  const { texts, statuses } = presentTexts(rows)
  return {
    articleId,
    version: row.version,
    slug: row.slug,
    topicId: row.topicId,
    state: row.state,
    position: row.position,
    isCommon: row.isCommon,
    publishAt: row.publishAt?.toISOString() ?? null,
    helpful: row.helpful,
    notHelpful: row.notHelpful,
    updatedAt: row.updatedAt.toISOString(),
    texts: texts.map((text) => ({
      ...text,
      keywords: rows.find(({ locale }) => locale === text.locale)?.keywords ?? '',
    })),
    statuses,
  }
}

type List = typeof helpEndpoints.staff.list

const ORDERS = {
  updatedAt: helpArticle.updatedAt,
  position: helpArticle.position,
  notHelpful: helpArticle.notHelpful,
}

/** All articles for staff, whatever their state. */
export async function helpForStaff(ctx: Ctx, query: QueryOf<List>): Promise<DataOf<List>> {
  const isDescending = query.sort.startsWith('-')
  const by = ORDERS[query.sort.replace('-', '') as keyof typeof ORDERS]
  const page = keyset(query, { by, id: helpArticle.id, isDescending })
  const words = query.q?.trim()
  const filter = and(
    query.state ? eq(helpArticle.state, query.state) : undefined,
    query.topicId ? eq(helpArticle.topicId, query.topicId) : undefined,
    words
      ? sql`exists (select 1 from help_text where help_text.article_id = help_article.id
          and strpos(lower(help_text.title), lower(${words})) > 0)`
      : undefined,
  )
  const title = (locale: string) => sql`(
    select title from help_text
    where help_text.article_id = help_article.id and help_text.locale = ${locale})`
  const topics = { owner: helpTopicText.topicId, locale: helpTopicText.locale }
  const ofTopic = { of: sql`help_article.topic_id`, wanted: sql`${ctx.locale}::text` }
  const [found, total] = await Promise.all([
    ctx.db
      .select({
        at: page.at,
        articleId: helpArticle.id,
        slug: helpArticle.slug,
        topicId: helpArticle.topicId,
        topic: textIn(helpTopicText.name, topics, ofTopic),
        state: helpArticle.state,
        title: sql<string>`coalesce(${title(ctx.locale)}, ${title('en')}, '')`,
        position: helpArticle.position,
        translated: sql<number>`(select count(*)::int from help_text
          where help_text.article_id = help_article.id and help_text.status = 'translated')`,
        helpful: helpArticle.helpful,
        notHelpful: helpArticle.notHelpful,
        updatedAt: helpArticle.updatedAt,
      })
      .from(helpArticle)
      .where(and(filter, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
    ctx.db.$count(helpArticle, filter),
  ])
  const { rows, ...cursors } = page.pageOf(found)
  return {
    ...cursors,
    total,
    rows: rows.map(({ updatedAt, ...row }) => ({
      ...row,
      updatedAt: updatedAt.toISOString(),
    })),
  }
}

/** All topics with their names in every language. */
export async function helpTopics(ctx: Ctx, topicId?: string): Promise<HelpTopicRecord[]> {
  const [topics, names] = await Promise.all([
    ctx.db
      .select({
        topicId: helpTopic.id,
        version: helpTopic.version,
        code: helpTopic.code,
        icon: helpTopic.icon,
        position: helpTopic.position,
        articles: sql<number>`(
          select count(*)::int from help_article where help_article.topic_id = help_topic.id)`,
      })
      .from(helpTopic)
      .where(topicId === undefined ? undefined : eq(helpTopic.id, topicId))
      .orderBy(asc(helpTopic.position), asc(helpTopic.id)),
    ctx.db.select().from(helpTopicText),
  ])
  return topics.map((topic) => ({
    ...topic,
    texts: Object.fromEntries(
      names
        .filter((name) => name.topicId === topic.topicId)
        .map(({ locale, name }) => [locale, { name }]),
    ) as HelpTopicRecord['texts'],
  }))
}
