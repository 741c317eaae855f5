import type { LanguageList } from '@ironsouq/contract/platform/language/language.endpoints'
import { DEFAULT_LOCALE, isLocaleCode, LOCALES } from '@ironsouq/i18n/locales'
import { asc } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
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

type Row = Pick<typeof language.$inferSelect, 'code' | 'name' | 'hidden' | 'isDefault' | 'version'>

const EVERY: readonly Row[] = Object.entries(LOCALES).map(([code, { name }]) => ({
  code,
  name,
  hidden: false,
  isDefault: code === DEFAULT_LOCALE,
  version: 1,
}))

/** The rows as staff see them; no rows stand for all ten languages. */
function presentLanguages(rows: readonly Row[]): LanguageList {
  const shown = rows.length > 0 ? rows : EVERY
  const known = shown.flatMap(({ code, ...row }) => (isLocaleCode(code) ? [{ code, ...row }] : []))
  return {
    version: shown[0]?.version ?? 1,
    default: known.find(({ isDefault }) => isDefault)?.code ?? DEFAULT_LOCALE,
    languages: known.map(({ code, name, hidden }) => ({ language: code, name, hide: hidden })),
  }
}

export const languageList = async (ctx: Ctx): Promise<LanguageList> =>
  presentLanguages(await all(ctx).execute())
