import type { BodyOf } from '@ironsouq/contract/endpoint'
import type {
  languageEndpoints,
  LanguageList,
} from '@ironsouq/contract/platform/language/language.endpoints'
import { DEFAULT_LOCALE, LOCALES } from '@ironsouq/i18n/locales'
import { asc, eq } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { ConflictRefusal, FieldFaults } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { languageChanged } from './language.events.ts'
import { languageList } from './language.queries.ts'
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

/**
 * Sets the order, the hidden languages and the default. There is always one default, and it is never
 * hidden: it ends by another taking its place.
 */
export function saveLanguages(
  ctx: Ctx,
  given: BodyOf<typeof languageEndpoints.save>,
): Promise<LanguageList> {
  const { version, languages } = given
  const refused = (field: string) =>
    new FieldFaults([{ field, key: 'error.fieldNotAllowed', values: {} }])
  if (new Set(languages.map(({ language }) => language)).size < languages.length)
    throw refused('languages')
  if (languages.some(({ language, hide }) => hide && language === given.default))
    throw refused('default')
  return atomic(ctx, async (ctx) => {
    await offerLanguages(ctx)
    // All of them, so that two who save come one after the other. They are read after the wait: rows
    // that had to be waited for come in the order of before.
    await ctx.db.select().from(language).orderBy(asc(language.code)).for('update')
    const before = await languageList(ctx)
    if (before.version !== version) throw new ConflictRefusal(before)
    await ctx.db.update(language).set({ isDefault: false }).where(eq(language.isDefault, true))
    for (const [position, { language: code, hide: hidden }] of languages.entries())
      await ctx.db
        .update(language)
        .set({ position, hidden, isDefault: code === given.default, version: version + 1 })
        .where(eq(language.code, code))
    const after = await languageList(ctx)
    ctx.audit('language', 'list', before, after)
    await emit(ctx, languageChanged, { version: after.version })
    return after
  })
}
