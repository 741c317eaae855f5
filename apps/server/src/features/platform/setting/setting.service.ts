import type {
  PictureField,
  WebConfigField,
} from '@ironsouq/contract/platform/setting/setting.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { eq } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { replaceTexts, textsOf } from '#kernel/data/texts.ts'
import { emit } from '#kernel/work/events.ts'
import { settingChanged } from './setting.events.ts'
import { webConfig, webConfigText } from './setting.tables.ts'

/** An empty value means not set: the storefront has its own. */
export type Setting =
  | { field: PictureField; objectKey: string }
  | { field: Exclude<WebConfigField, PictureField>; texts: Partial<Record<LocaleCode, string>> }

/** Replaces the value of one field of the web config. */
export function setWebConfig(ctx: Ctx, setting: Setting): Promise<void> {
  const { field } = setting
  const objectKey = 'objectKey' in setting ? setting.objectKey : null
  const given = Object.entries('texts' in setting ? setting.texts : {}).filter(([, text]) => text)
  const texts = textsOf<string, { value: string }>(Object.fromEntries(given), (value) => ({
    value,
  }))
  return atomic(ctx, async (ctx) => {
    await ctx.db.delete(webConfig).where(eq(webConfig.field, field))
    if (objectKey || Object.keys(texts).length > 0)
      await ctx.db.insert(webConfig).values({ field, objectKey, createdAt: ctx.now() })
    await replaceTexts(ctx, webConfigText, { field }, texts)
    await emit(ctx, settingChanged, { field })
  })
}
