import type {
  FormAt,
  FormReturn,
  InspectionForm,
} from '@ironsouq/contract/machines/inspection/inspection.schema'
import { eq } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { updateVersioned } from '#kernel/data/versioned.ts'
import { Refusal } from '#kernel/errors.ts'
import { formOf, machineToReport } from './inspection.form.projection.ts'
import { inspectionForm } from './inspection.tables.ts'

/** A changed form is complete only when its inspector says so again. */
export const NOT_SUBMITTED = { submittedAt: null, submittedBy: null } as const

export const NOT_RETURNED = { returnedAt: null, returnedBy: null, returnRemark: null } as const

/** The form of a machine, locked; the first change of anything creates its row. */
export async function formRow(ctx: TxCtx, deviceId: string) {
  await machineToReport(ctx, deviceId)
  await ctx.db
    .insert(inspectionForm)
    .values({ deviceId, createdAt: ctx.now() })
    .onConflictDoNothing()
  return one(
    await ctx.db
      .select()
      .from(inspectionForm)
      .where(eq(inspectionForm.deviceId, deviceId))
      .for('update'),
  )
}

/** A report answers every point, and shows what needs repair. */
export function checkComplete({ points, findings, photos }: InspectionForm): void {
  const rated = new Map(findings.map(({ pointId, state }) => [pointId, state]))
  const open = points.filter(({ pointId }) => !rated.get(pointId))
  if (points.length === 0 || open.length > 0)
    throw new Refusal('error.inspectionOpen', { count: open.length })
  const unseen = findings.filter(
    ({ pointId, state }) =>
      state === 'action' && !photos.some((photo) => photo.pointId === pointId),
  )
  if (unseen.length > 0) throw new Refusal('error.inspectionUnseen', { count: unseen.length })
}

/** Hands a complete form in. It stays as it is until someone accepts or returns it, or changes it. */
export const submitForm = (
  ctx: Ctx,
  { deviceId, version }: FormAt,
  staffId: string,
): Promise<{ version: number }> =>
  atomic(ctx, async (ctx) => {
    const { id } = await formRow(ctx, deviceId)
    const read = () => formOf(ctx, deviceId)
    const set = { submittedAt: ctx.now(), submittedBy: staffId, ...NOT_RETURNED }
    const row = await updateVersioned(ctx, inspectionForm, { id, version }, { set, read })
    checkComplete(await read())
    ctx.audit('inspection', id, { submitted: false }, { submitted: true })
    return { version: row.version }
  })

/** Returns a submitted form to its inspector, who reads the remark in it. */
export const returnForm = (
  ctx: Ctx,
  { deviceId, version, remark }: FormReturn,
  staffId: string,
): Promise<{ version: number }> =>
  atomic(ctx, async (ctx) => {
    const { id, submittedAt } = await formRow(ctx, deviceId)
    const set = {
      ...NOT_SUBMITTED,
      returnedAt: ctx.now(),
      returnedBy: staffId,
      returnRemark: remark,
    }
    const read = () => formOf(ctx, deviceId)
    const row = await updateVersioned(ctx, inspectionForm, { id, version }, { set, read })
    if (!submittedAt) throw new Refusal('error.inspectionNotSubmitted')
    ctx.audit('inspection', id, { submitted: true }, { submitted: false, remark })
    return { version: row.version }
  })
