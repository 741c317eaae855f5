import type { Certification } from '@ironsouq/contract/certification/certification.endpoints'
import { asc, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Ctx } from '#kernel/ctx.ts'
import { cachedByLocale } from '#kernel/data/cached-by-locale.ts'
import { textIn } from '#kernel/data/texts.ts'
import { certification, certificationText } from './certification.tables.ts'

const texts = { owner: certificationText.certificationId, locale: certificationText.locale }

export const certificationCode = (of: SQL) => sql<string>`(
  select code from certification where id = ${of})`

/** The certificates in their order, in the language of the request. */
export const certifications = cachedByLocale((ctx): Promise<Certification[]> => {
  const words = (column: PgColumn) =>
    textIn(column, texts, {
      of: sql`certification.id`,
      wanted: sql`${ctx.locale}::text`,
    })
  return ctx.db
    .select({
      certificationName: words(certificationText.name),
      certificationTitle: words(certificationText.title),
      certificationDetails: words(certificationText.details),
      certificationStandards: words(certificationText.standards),
    })
    .from(certification)
    .orderBy(asc(certification.position), asc(certification.code))
})

export async function certificationCodes(ctx: Ctx): Promise<ReadonlySet<string>> {
  const rows = await ctx.db.select({ code: certification.code }).from(certification)
  return new Set(rows.map(({ code }) => code))
}
