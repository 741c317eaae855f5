import { DEFAULT_LOCALE, LOCALES } from '@ironsouq/i18n/locales'
import { asc } from 'drizzle-orm'
import { cachedByLocale } from '#kernel/data/cached-by-locale.ts'
import { prepared } from '#kernel/data/db.ts'
import { language } from './language.tables.ts'

const all = prepared((db) =>
  db.select().from(language).orderBy(asc(language.position)).prepare('language_all'),
)

/** The languages as offered; an installation without settings offers all ten. */
export const languagesOffered = cachedByLocale(async (ctx) => {
  const rows = await all(ctx).execute()
  const list = rows.map(({ code, name, hidden }) => ({ language: code, name, hide: hidden }))
  const first = rows.find((row) => row.isDefault)
  return {
    language: first?.code ?? DEFAULT_LOCALE,
    name: first?.name ?? LOCALES[DEFAULT_LOCALE].name,
    langItemList:
      list.length > 0
        ? list
        : Object.entries(LOCALES).map(([code, { name }]) => ({
            language: code,
            name,
            hide: false,
          })),
  }
})
