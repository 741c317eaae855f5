import type { LocaleCode } from '@ironsouq/i18n/locales'
import { finishedTexts, type Written } from '#features/content/article/article.builder.ts'
import { writeTexts } from '#features/content/article/article.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { emit } from '#kernel/work/events.ts'
import { newsChanged } from './news.events.ts'
import { news, newsText } from './news.tables.ts'

interface Given {
  list: string
  publishedAt: Date
  machines?: string
  cover?: { src: string; width: number; height: number; thumbhash: string }
  texts: Partial<Record<LocaleCode, Written>> & { en: Written }
}

/** A published article, as it would be after all its steps. */
export function aNewsArticle(ctx: Ctx, given: Given): Promise<string> {
  const { list, publishedAt, machines = '', cover, texts } = given
  return atomic(ctx, async (ctx) => {
    const values = {
      list,
      machines,
      state: 'published' as const,
      publishedAt,
      createdAt: publishedAt,
      updatedAt: publishedAt,
      ...(cover && {
        coverKey: cover.src,
        coverWidth: cover.width,
        coverHeight: cover.height,
        coverThumbhash: cover.thumbhash,
      }),
    }
    const { id: newsId } = one(await ctx.db.insert(news).values(values).returning())
    const then = { ...ctx, now: () => publishedAt }
    await writeTexts(then, newsText, { newsId }, finishedTexts(texts))
    await emit(ctx, newsChanged, { newsId })
    return newsId
  })
}
