import type { SitePage } from '@ironsouq/contract/content/page/page.limits'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { finishedTexts } from '#features/content/article/article.builder.ts'
import { writeTexts } from '#features/content/article/article.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { emit } from '#kernel/work/events.ts'
import { pageChanged } from './page.events.ts'
import { pageText, pageVersion } from './page.tables.ts'

interface Written {
  title: string
  summary: string
  document: object
}

interface Given {
  page: SitePage
  day: string
  texts: Partial<Record<LocaleCode, Written>> & { en: Written }
}

/** A published version, as it would be after all its steps. */
export function aPageVersion(ctx: Ctx, { page, day, texts }: Given): Promise<string> {
  return atomic(ctx, async (ctx) => {
    const at = { createdAt: ctx.now(), updatedAt: ctx.now() }
    const values = { page, day, state: 'published' as const, ...at }
    const { id: versionId } = one(await ctx.db.insert(pageVersion).values(values).returning())
    await writeTexts(ctx, pageText, { versionId }, finishedTexts(texts))
    await emit(ctx, pageChanged, { versionId })
    return versionId
  })
}
