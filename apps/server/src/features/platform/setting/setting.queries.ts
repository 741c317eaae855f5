import {
  WEB_CONFIG_FIELDS,
  type WebConfig,
  type WebConfigField,
  type WebConfigRecord,
} from '@ironsouq/contract/platform/setting/setting.endpoints'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { WEB_CONFIG_WORDS } from '@ironsouq/i18n/web-config-words'
import { sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { cachedByLocale } from '#kernel/data/cached-by-locale.ts'
import { one } from '#kernel/data/db.ts'
import { textIn } from '#kernel/data/texts.ts'
import { webConfig, webConfigText, webConfigVersion } from './setting.tables.ts'

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

const hasWords = (field: WebConfigField): field is keyof typeof WEB_CONFIG_WORDS =>
  field in WEB_CONFIG_WORDS

function builtInTexts(ctx: Ctx, field: WebConfigField): WebConfigRecord['builtIn'] {
  if (!hasWords(field)) return {}
  const year = String(ctx.now().getUTCFullYear())
  return Object.fromEntries(
    LOCALE_CODES.map((locale) => [locale, translator(locale)(WEB_CONFIG_WORDS[field], { year })]),
  )
}

/** Every field, set or not, with its texts in every language. A field that was never changed is at version 1. */
export async function webConfigRecords(ctx: Ctx): Promise<WebConfigRecord[]> {
  const [rows, texts, versions] = await Promise.all([
    ctx.db.select().from(webConfig),
    ctx.db.select().from(webConfigText),
    ctx.db.select().from(webConfigVersion),
  ])
  return WEB_CONFIG_FIELDS.map((field) => ({
    field,
    version: versions.find((each) => each.field === field)?.version ?? 1,
    texts: Object.fromEntries(
      texts.filter((each) => each.field === field).map(({ locale, value }) => [locale, value]),
    ),
    builtIn: builtInTexts(ctx, field),
    picture: rows.find((each) => each.field === field)?.objectKey ?? null,
  }))
}

export const webConfigRecord = async (ctx: Ctx, field: WebConfigField): Promise<WebConfigRecord> =>
  one((await webConfigRecords(ctx)).filter((record) => record.field === field))
