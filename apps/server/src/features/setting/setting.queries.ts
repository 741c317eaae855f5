import {
  WEB_CONFIG_FIELDS,
  type WebConfig,
  type WebConfigField,
} from '@ironsouq/contract/setting/setting.endpoints'
import { sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { fresh } from '#kernel/fresh.ts'
import { inLanguage } from '#kernel/texts.ts'
import { webConfig, webConfigText } from './setting.tables.ts'

const UNSAID = Object.fromEntries(WEB_CONFIG_FIELDS.map((field) => [field, ''])) as WebConfig

/** What the operator says of the shop; what he does not say is empty [AP-10]. */
export const webConfigSaid = fresh(async (ctx): Promise<WebConfig> => {
  const words = inLanguage(
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
  return { ...UNSAID, ...Object.fromEntries(rows.map(({ field, value }) => [field, value])) }
})

export async function fieldsSaid(ctx: Ctx): Promise<ReadonlySet<WebConfigField>> {
  const rows = await ctx.db.select({ field: webConfig.field }).from(webConfig)
  return new Set(rows.map(({ field }) => field))
}
