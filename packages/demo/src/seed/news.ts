import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import { aNewsArticle } from '@ironsouq/server/features/content/news/news.builder.ts'
import { news } from '@ironsouq/server/features/content/news/news.tables.ts'
import { topCategories } from '@ironsouq/server/features/machines/category/category.tree.queries.ts'
import { newestPictures } from '@ironsouq/server/features/machines/device-card/device-card.showcase.projection.ts'
import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { articleDocument } from '../article-document.ts'
import { NEWS_WORDS } from '../news/news-words.ts'
import { NEWS, type NewsCode } from '../news/news.ts'

const DAY = 86_400_000

/** The picture of the newest machine of each first-level category. */
async function covers(ctx: Ctx) {
  const tops = await topCategories(ctx)
  const found = await newestPictures(
    ctx,
    tops.flatMap(({ within }) => within),
  )
  return (code: string) => {
    const within = tops.find((top) => top.code === code)?.within ?? []
    return found.find(({ categoryId }) => within.includes(categoryId))?.picture
  }
}

type Texts = Parameters<typeof aNewsArticle>[1]['texts']

const textsOf = (code: NewsCode): Texts =>
  Object.fromEntries(
    LOCALE_CODES.map((locale: LocaleCode) => {
      const { body, ...words } = NEWS_WORDS[locale][code]
      return [locale, { ...words, document: articleDocument(body) }]
    }),
  ) as unknown as Texts

/** Articles of the news, unless there are some already. Their covers are pictures of machines. */
export async function seedNews(ctx: Ctx): Promise<number> {
  if ((await ctx.db.$count(news)) > 0) return 0
  const coverOf = await covers(ctx)
  const codes = Object.keys(NEWS) as NewsCode[]
  for (const code of codes) {
    const { list, daysAgo, category, machines } = NEWS[code]
    const cover = coverOf(category)
    await aNewsArticle(ctx, {
      list,
      machines,
      publishedAt: new Date(ctx.now().getTime() - daysAgo * DAY),
      ...(cover && { cover: { ...cover, thumbhash: cover.thumbhash ?? '' } }),
      texts: textsOf(code),
    })
  }
  return codes.length
}
