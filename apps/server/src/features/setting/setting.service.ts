import type { WebConfigField } from '@ironsouq/contract/setting/setting.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { eq } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { emit } from '#kernel/events.ts'
import { settingChanged } from './setting.events.ts'
import { webConfig, webConfigText, type PICTURE_FIELDS } from './setting.tables.ts'

type PictureField = (typeof PICTURE_FIELDS)[number]

/** An empty value is one that is not said: the storefront has its own. */
export type Setting =
  | { field: PictureField; objectKey: string }
  | { field: Exclude<WebConfigField, PictureField>; texts: Partial<Record<LocaleCode, string>> }

/** Says one thing of the shop, in place of all that was said under this field before. */
export function setWebConfig(ctx: Ctx, setting: Setting): Promise<void> {
  const { field } = setting
  const objectKey = 'objectKey' in setting ? setting.objectKey : null
  const texts = 'texts' in setting ? Object.entries(setting.texts).filter(([, text]) => text) : []
  return atomic(ctx, async (ctx) => {
    const createdAt = ctx.now()
    await ctx.db.delete(webConfig).where(eq(webConfig.field, field))
    if (objectKey || texts.length > 0)
      await ctx.db.insert(webConfig).values({ field, objectKey, createdAt })
    if (texts.length > 0)
      await ctx.db
        .insert(webConfigText)
        .values(texts.map(([locale, value]) => ({ field, locale, value, createdAt })))
    await emit(ctx, settingChanged, { field })
  })
}
