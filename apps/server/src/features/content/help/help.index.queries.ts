import { and, asc, eq, gt, gte, inArray } from 'drizzle-orm'
import { localeOf } from '#features/content/article/article.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { HelpToIndex } from './help.document.ts'
import { helpArticle, helpText } from './help.tables.ts'

interface Wanted {
  ids?: readonly string[]
  after?: string | null
  changedSince?: Date
  limit?: number
}

/** Articles with their finished texts, in the order of their ids. */
export async function helpToIndex(
  ctx: Ctx,
  { ids, after = null, changedSince, limit = 100 }: Wanted,
): Promise<HelpToIndex[]> {
  const { id: articleId, version, state } = helpArticle
  const rows = await ctx.db
    .select({ articleId, version, state })
    .from(helpArticle)
    .where(
      and(
        ids && inArray(articleId, [...ids]),
        after === null ? undefined : gt(articleId, after),
        changedSince && gte(helpArticle.updatedAt, changedSince),
      ),
    )
    .orderBy(asc(articleId))
    .limit(limit)
  const texts = await ctx.db
    .select()
    .from(helpText)
    .where(
      and(
        inArray(
          helpText.articleId,
          rows.map((row) => row.articleId),
        ),
        eq(helpText.status, 'translated'),
      ),
    )
  return rows.map((row) => ({
    articleId: row.articleId,
    version: row.version,
    isPublished: row.state === 'published',
    texts: texts
      .filter((text) => text.articleId === row.articleId)
      .map(({ locale, title, summary, keywords, plainText }) => ({
        locale: localeOf(locale),
        title,
        keywords,
        text: `${summary}\n${plainText}`,
      })),
  }))
}
