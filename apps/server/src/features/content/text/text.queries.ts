import type { TextLocale, TextOverrides } from '@ironsouq/contract/content/text/text.schema'
import { eq } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { isFixed, type Written } from './text.rules.ts'
import { textOverride, textRevision } from './text.tables.ts'

/** The number of the latest change of texts. */
export async function textRevisionNow(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db.select({ revision: textRevision.revision }).from(textRevision)
  return row?.revision ?? 0
}

/** What staff wrote in one language, by key. */
export async function overridesIn(ctx: Ctx, locale: TextLocale): Promise<Map<string, Written>> {
  const { key, value, ownThen } = textOverride
  const rows = await ctx.db
    .select({ key, value, ownThen })
    .from(textOverride)
    .where(eq(textOverride.locale, locale))
  return new Map(rows.map((row) => [row.key, row]))
}

/**
 * All overrides, unless nothing changed since a revision. The number is read first: texts that are
 * newer than their number are read once more, older ones would be taken for current.
 */
export async function overridesSince(
  ctx: Ctx,
  since: number,
): Promise<{ revision: number; overrides: TextOverrides | null }> {
  const revision = await textRevisionNow(ctx)
  if (revision === since) return { revision, overrides: null }
  const rows = await ctx.db
    .select({ locale: textOverride.locale, key: textOverride.key, value: textOverride.value })
    .from(textOverride)
  const overrides: TextOverrides = {}
  // Written before these texts were fixed.
  for (const { locale, key, value } of rows)
    if (!isFixed(key)) (overrides[locale] ??= {})[key] = value
  return { revision, overrides }
}
