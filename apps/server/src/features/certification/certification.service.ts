import { eq } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/db.ts'
import { emit } from '#kernel/events.ts'
import type { Said } from '#kernel/texts.ts'
import { certificationChanged } from './certification.events.ts'
import { certification, certificationText } from './certification.tables.ts'

export interface CertificationWords {
  name: string
  title: string
  details: string
  standards: string
}

interface Given {
  code: string
  position: number
  texts: Said<CertificationWords>
}

/** Says a certificate anew, or for the first time: its code tells which. */
export function saveCertification(ctx: Ctx, { code, position, texts }: Given): Promise<void> {
  return atomic(ctx, async (ctx) => {
    const createdAt = ctx.now()
    const { id: certificationId } = one(
      await ctx.db
        .insert(certification)
        .values({ code, position, createdAt })
        .onConflictDoUpdate({ target: certification.code, set: { position } })
        .returning({ id: certification.id }),
    )
    await ctx.db
      .delete(certificationText)
      .where(eq(certificationText.certificationId, certificationId))
    const rows = Object.entries(texts).map(([locale, words]) => ({
      certificationId,
      locale,
      ...words,
      createdAt,
    }))
    await ctx.db.insert(certificationText).values(rows)
    await emit(ctx, certificationChanged, { certificationId })
  })
}
