import { DEFAULT_LOCALE, LOCALES } from '@ironsouq/i18n/locales'
import { and, asc, eq, ne } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { FieldFaults, notFound } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { languageChanged } from './language.events.ts'
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

interface Offer {
  hidden: boolean
  isDefault: boolean
}

/**
 * There is always one default, and it is never hidden: it ends by another taking its place.
 */
export function setLanguage(ctx: Ctx, code: string, { hidden, isDefault }: Offer): Promise<void> {
  return atomic(ctx, async (ctx) => {
    // All of them, so that two who choose a default come one after the other.
    const rows = await ctx.db.select().from(language).orderBy(asc(language.position)).for('update')
    const before = rows.find((row) => row.code === code)
    if (!before) throw notFound()
    const field = hidden ? 'hidden' : 'isDefault'
    if ((isDefault || before.isDefault) && (hidden || !isDefault))
      throw new FieldFaults([{ field, key: 'error.fieldNotAllowed', values: {} }])
    if (isDefault)
      await ctx.db
        .update(language)
        .set({ isDefault: false })
        .where(and(eq(language.isDefault, true), ne(language.code, code)))
    await ctx.db.update(language).set({ hidden, isDefault }).where(eq(language.code, code))
    await emit(ctx, languageChanged, { code })
  })
}
