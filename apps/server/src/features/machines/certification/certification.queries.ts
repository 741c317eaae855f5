import type {
  Certification,
  CertificationRecord,
} from '@ironsouq/contract/machines/certification/certification.endpoints'
import { asc, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Ctx } from '#kernel/ctx.ts'
import { cachedByLocale } from '#kernel/data/cached-by-locale.ts'
import { textIn } from '#kernel/data/texts.ts'
import { notFound } from '#kernel/errors.ts'
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

const record = {
  certificationId: certification.id,
  version: certification.version,
  code: certification.code,
  position: certification.position,
  texts: sql<CertificationRecord['texts']>`(
    select json_object_agg(${certificationText.locale}, json_build_object(
      'name', ${certificationText.name}, 'title', ${certificationText.title},
      'details', ${certificationText.details}, 'standards', ${certificationText.standards}))
    from ${certificationText} where ${certificationText.certificationId} = certification.id)`,
}

/** The certificates with all their texts, in their order. */
export const certificationRecords = (ctx: Ctx): Promise<CertificationRecord[]> =>
  ctx.db
    .select(record)
    .from(certification)
    .orderBy(asc(certification.position), asc(certification.code))

export async function certificationRecord(ctx: Ctx, id: string): Promise<CertificationRecord> {
  const [row] = await ctx.db.select(record).from(certification).where(eq(certification.id, id))
  if (!row) throw notFound()
  return row
}
