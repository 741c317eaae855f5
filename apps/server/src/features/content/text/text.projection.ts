import type { textEndpoints } from '@ironsouq/contract/content/text/text.endpoints'
import type { TextRecord } from '@ironsouq/contract/content/text/text.schema'
import type { QueryOf } from '@ironsouq/contract/endpoint'
import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import { and, eq, max } from 'drizzle-orm'
import { staff } from '#features/people/staff/staff.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { notFound } from '#kernel/errors.ts'
import { ownText, stateOf, textsFor, textsListed, type Written } from './text.rules.ts'
import { textChange, textOverride } from './text.tables.ts'

/** The packs are in memory and staff replace few texts: both are put together here. */
export async function textRows(
  ctx: Ctx,
  permissions: ReadonlySet<string>,
  query: QueryOf<typeof textEndpoints.list>,
) {
  const rows = await ctx.db.select().from(textOverride)
  const written = new Map<string, Partial<Record<LocaleCode, Written>>>()
  for (const row of rows) written.set(row.key, { ...written.get(row.key), [row.locale]: row })
  return textsListed(written, query, textsFor(permissions))
}

export async function textRecord(
  ctx: Ctx,
  permissions: ReadonlySet<string>,
  key: string,
): Promise<TextRecord> {
  const own = ownText(permissions, key)
  if (!own) throw notFound()
  const [latest] = await ctx.db
    .select({ revision: max(textChange.revision) })
    .from(textChange)
    .where(eq(textChange.key, key))
  const rows = await ctx.db
    .select({
      locale: textOverride.locale,
      value: textOverride.value,
      ownThen: textOverride.ownThen,
      by: staff.name,
      at: textOverride.createdAt,
    })
    .from(textOverride)
    .leftJoin(staff, eq(staff.id, textOverride.staffId))
    .where(eq(textOverride.key, key))
  return {
    key,
    version: latest?.revision ?? 0,
    languages: LOCALE_CODES.map((locale) => {
      const written = rows.find((row) => row.locale === locale)
      return {
        locale,
        state: stateOf(own, locale, written),
        own: own.texts[locale],
        override: written?.value ?? null,
        by: written?.by ?? null,
        at: written?.at.toISOString() ?? null,
      }
    }),
  }
}

export async function textHistory(
  ctx: Ctx,
  permissions: ReadonlySet<string>,
  query: QueryOf<typeof textEndpoints.history>,
) {
  if (!ownText(permissions, query.key)) throw notFound()
  const list = keyset(query, { by: textChange.createdAt, id: textChange.id, isDescending: true })
  const isOfKey = eq(textChange.key, query.key)
  const found = await ctx.db
    .select({
      changeId: textChange.id,
      locale: textChange.locale,
      before: textChange.before,
      after: textChange.after,
      by: staff.name,
      changedAt: textChange.createdAt,
      at: list.at,
    })
    .from(textChange)
    .leftJoin(staff, eq(staff.id, textChange.staffId))
    .where(and(isOfKey, list.where))
    .orderBy(...list.orderBy)
    .limit(list.limit)
  const { rows, ...cursors } = list.pageOf(found)
  return {
    ...cursors,
    rows: rows.map(({ changedAt, ...row }) => ({ ...row, at: changedAt.toISOString() })),
    total: await ctx.db.$count(textChange, isOfKey),
  }
}
