import type { BodyOf } from '@ironsouq/contract/endpoint'
import type {
  certificationEndpoints,
  CertificationRecord,
} from '@ironsouq/contract/machines/certification/certification.endpoints'
import { eq } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { removeUnused } from '#kernel/data/remove-unused.ts'
import { replaceTexts } from '#kernel/data/texts.ts'
import { updateVersioned } from '#kernel/data/versioned.ts'
import { FieldFaults } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { certificationChanged } from './certification.events.ts'
import { certificationRecord } from './certification.queries.ts'
import { certification, certificationText } from './certification.tables.ts'

const wrong = (field: string) =>
  new FieldFaults([{ field, key: 'error.fieldNotAllowed', values: {} }])

/** Creates a certificate, or replaces one that has not changed since it was read. Its code stays. */
export function editCertification(
  ctx: Ctx,
  {
    certificationId: known,
    version,
    code,
    position,
    texts,
  }: BodyOf<typeof certificationEndpoints.save>,
): Promise<CertificationRecord> {
  return atomic(ctx, async (ctx) => {
    const before = known === undefined ? null : await certificationRecord(ctx, known)
    if (before && (version === undefined || before.code !== code)) throw wrong('code')
    if (!before && (await ctx.db.$count(certification, eq(certification.code, code))) > 0)
      throw wrong('code')
    const { id } =
      known !== undefined && version !== undefined
        ? await updateVersioned(
            ctx,
            certification,
            { id: known, version },
            { set: { position }, read: () => certificationRecord(ctx, known) },
          )
        : one(
            await ctx.db
              .insert(certification)
              .values({ code, position, createdAt: ctx.now() })
              .returning(),
          )
    await replaceTexts(ctx, certificationText, { certificationId: id }, texts)
    const after = await certificationRecord(ctx, id)
    ctx.audit('certification', id, before, after)
    await emit(ctx, certificationChanged, { certificationId: id })
    return after
  })
}

/** Removes a certificate; one that a machine has stays. */
export function removeCertification(ctx: Ctx, id: string): Promise<null> {
  return atomic(ctx, async (ctx) => {
    const before = await certificationRecord(ctx, id)
    await removeUnused(ctx.db.delete(certification).where(eq(certification.id, id)))
    ctx.audit('certification', id, before, null)
    await emit(ctx, certificationChanged, { certificationId: id })
    return null
  })
}
