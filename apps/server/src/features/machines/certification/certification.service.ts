import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { replaceTexts, type Translated } from '#kernel/data/texts.ts'
import { emit } from '#kernel/work/events.ts'
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
  texts: Translated<CertificationWords>
}

/** Creates or replaces the certificate with this code. */
export function saveCertification(ctx: Ctx, { code, position, texts }: Given): Promise<void> {
  return atomic(ctx, async (ctx) => {
    const { id: certificationId } = one(
      await ctx.db
        .insert(certification)
        .values({ code, position, createdAt: ctx.now() })
        .onConflictDoUpdate({ target: certification.code, set: { position } })
        .returning({ id: certification.id }),
    )
    await replaceTexts(ctx, certificationText, { certificationId }, texts)
    await emit(ctx, certificationChanged, { certificationId })
  })
}
