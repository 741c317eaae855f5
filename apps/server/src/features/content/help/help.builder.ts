import type { HELP_ICONS } from '@ironsouq/contract/content/help/help.limits'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { finishedTexts, type Written } from '#features/content/article/article.builder.ts'
import { writeTexts } from '#features/content/article/article.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { replaceTexts, type Translated } from '#kernel/data/texts.ts'
import { emit } from '#kernel/work/events.ts'
import { helpArticleChanged } from './help.events.ts'
import { helpArticle, helpText, helpTopic, helpTopicText } from './help.tables.ts'

interface GivenTopic {
  code: string
  icon?: (typeof HELP_ICONS)[number]
  position?: number
  names: Translated<string>
}

export function aHelpTopic(ctx: Ctx, given: GivenTopic): Promise<string> {
  const { code, icon = 'info', position = 0, names } = given
  return atomic(ctx, async (ctx) => {
    const at = { createdAt: ctx.now(), updatedAt: ctx.now() }
    const values = { code, icon, position, ...at }
    const { id } = one(await ctx.db.insert(helpTopic).values(values).returning())
    const texts = Object.fromEntries(Object.entries(names).map(([to, name]) => [to, { name }]))
    await replaceTexts(ctx, helpTopicText, { topicId: id }, texts)
    return id
  })
}

type HelpWritten = Written & { keywords?: string }

interface GivenArticle {
  topicId: string
  slug: string
  position?: number
  isCommon?: boolean
  texts: Partial<Record<LocaleCode, HelpWritten>> & { en: HelpWritten }
}

/** A published article, as it would be after all its steps. */
export function aHelpArticle(ctx: Ctx, given: GivenArticle): Promise<string> {
  const { topicId, slug, position = 0, isCommon = false, texts } = given
  return atomic(ctx, async (ctx) => {
    const at = { createdAt: ctx.now(), updatedAt: ctx.now() }
    const values = { topicId, slug, position, isCommon, state: 'published' as const, ...at }
    const { id: articleId } = one(await ctx.db.insert(helpArticle).values(values).returning())
    await writeTexts(ctx, helpText, { articleId }, finishedTexts(texts))
    await emit(ctx, helpArticleChanged, { articleId })
    return articleId
  })
}
