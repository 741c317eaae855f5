import {
  WEB_CONFIG_FIELDS,
  type WebConfig,
  type WebConfigField,
} from '@ironsouq/contract/setting/setting.endpoints'
import { sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { cachedByLocale } from '#kernel/data/cached-by-locale.ts'
import { textIn } from '#kernel/data/texts.ts'
import { webConfig, webConfigText } from './setting.tables.ts'

const UNSET = Object.fromEntries(WEB_CONFIG_FIELDS.map((field) => [field, ''])) as WebConfig

/** The web config; a field that is not set is empty [AP-10]. */
export const currentWebConfig = cachedByLocale(async (ctx): Promise<WebConfig> => {
  const words = textIn(
    webConfigText.value,
    { owner: webConfigText.field, locale: webConfigText.locale },
    { of: sql`web_config.field`, wanted: sql`${ctx.locale}::text` },
  )
  const rows = await ctx.db
    .select({
      field: webConfig.field,
      value: sql<string>`coalesce(${webConfig.objectKey}, ${words}, '')`,
    })
    .from(webConfig)
  return { ...UNSET, ...Object.fromEntries(rows.map(({ field, value }) => [field, value])) }
})

export async function fieldsSet(ctx: Ctx): Promise<ReadonlySet<WebConfigField>> {
  const rows = await ctx.db.select({ field: webConfig.field }).from(webConfig)
  return new Set(rows.map(({ field }) => field))
}
