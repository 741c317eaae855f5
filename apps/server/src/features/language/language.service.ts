import { DEFAULT_LOCALE, LOCALES } from '@ironsouq/i18n/locales'
import type { Ctx } from '#kernel/ctx.ts'
import { language } from './language.tables.ts'

/** Offers the ten languages to an installation that has none yet. */
export async function offerLanguages(ctx: Ctx): Promise<void> {
  const rows = Object.entries(LOCALES).map(([code, { name }], position) => ({
    code,
    name,
    position,
    isDefault: code === DEFAULT_LOCALE,
    createdAt: ctx.now(),
  }))
  await ctx.db.insert(language).values(rows).onConflictDoNothing()
}
