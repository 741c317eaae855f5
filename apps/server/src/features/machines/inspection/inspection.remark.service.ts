import type { BodyOf } from '@ironsouq/contract/endpoint'
import type {
  inspectionRemarkEndpoints,
  RemarkRecord,
} from '@ironsouq/contract/machines/inspection/inspection-remark.endpoints'
import { eq, inArray } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { removeUnused } from '#kernel/data/remove-unused.ts'
import { replaceTexts } from '#kernel/data/texts.ts'
import { updateVersioned } from '#kernel/data/versioned.ts'
import { FieldFaults } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { inspectionRemarkChanged } from './inspection.events.ts'
import { remarkRecord } from './inspection.remark.queries.ts'
import {
  inspectionPoint,
  inspectionRemark,
  inspectionRemarkPoint,
  inspectionRemarkText,
} from './inspection.tables.ts'

const wrong = (field: string) =>
  new FieldFaults([{ field, key: 'error.fieldNotAllowed', values: {} }])

async function replacePoints(ctx: TxCtx, remarkId: string, pointIds: readonly string[]) {
  const ids = [...new Set(pointIds)]
  const known = await ctx.db.$count(inspectionPoint, inArray(inspectionPoint.id, ids))
  if (known !== ids.length) throw wrong('pointIds')
  await ctx.db.delete(inspectionRemarkPoint).where(eq(inspectionRemarkPoint.remarkId, remarkId))
  if (ids.length > 0)
    await ctx.db
      .insert(inspectionRemarkPoint)
      .values(ids.map((pointId) => ({ remarkId, pointId, createdAt: ctx.now() })))
}

/** Creates a remark, or replaces one that has not changed since it was read. Its code stays. */
export function editRemark(
  ctx: Ctx,
  body: BodyOf<typeof inspectionRemarkEndpoints.save>,
): Promise<RemarkRecord> {
  const { remarkId: known, version, code, state, pointIds, texts } = body
  return atomic(ctx, async (ctx) => {
    const before = known === undefined ? null : await remarkRecord(ctx, known)
    if (before && (version === undefined || before.code !== code)) throw wrong('code')
    const same = eq(inspectionRemark.code, code)
    if (!before && (await ctx.db.$count(inspectionRemark, same)) > 0) throw wrong('code')
    const { id } =
      known !== undefined && version !== undefined
        ? await updateVersioned(
            ctx,
            inspectionRemark,
            { id: known, version },
            { set: { state }, read: () => remarkRecord(ctx, known) },
          )
        : one(
            await ctx.db
              .insert(inspectionRemark)
              .values({ code, state, createdAt: ctx.now() })
              .returning(),
          )
    await replacePoints(ctx, id, pointIds)
    await replaceTexts(ctx, inspectionRemarkText, { remarkId: id }, texts)
    const after = await remarkRecord(ctx, id)
    ctx.audit('inspectionRemark', id, before, after)
    await emit(ctx, inspectionRemarkChanged, { remarkId: id })
    return after
  })
}

/** Removes a remark; one that a report or a form has stays. */
export function removeRemark(ctx: Ctx, id: string): Promise<null> {
  return atomic(ctx, async (ctx) => {
    const before = await remarkRecord(ctx, id)
    await removeUnused(ctx.db.delete(inspectionRemark).where(eq(inspectionRemark.id, id)))
    ctx.audit('inspectionRemark', id, before, null)
    await emit(ctx, inspectionRemarkChanged, { remarkId: id })
    return null
  })
}
