import type {
  DeskCreate,
  DeskEdit,
  DeskPictures,
  DeskRecord,
  IssueDecision,
} from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import type { DeviceMove } from '@ironsouq/contract/machines/device/device.schema'
import type * as z from 'zod/mini'
import { decideIssue } from '#features/machines/device/device.decision.service.ts'
import { createDevice, editDevice } from '#features/machines/device/device.edit.service.ts'
import { orderPictures } from '#features/machines/device/device.picture-order.service.ts'
import type { DeviceRow } from '#features/machines/device/device.queries.ts'
import { deviceRow, lockedDevice } from '#features/machines/device/device.queries.ts'
import { makeMove } from '#features/machines/device/device.service.ts'
import { movePicturesOfFindings } from '#features/machines/inspection/inspection.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { FieldFaults } from '#kernel/errors.ts'
import { checkDevice, publishIfTrusted } from './device-admin.check.service.ts'
import { deskRecord } from './device-admin.record.projection.ts'

/** Creates a draft and answers with its record. */
export const createDraft = (ctx: Ctx, given: DeskCreate): Promise<DeskRecord> =>
  atomic(ctx, async (ctx) => {
    const { id } = await createDevice(ctx, given)
    await checkDevice(ctx, id)
    return deskRecord(ctx, id)
  })

/** Quality and issues are calculated in the same transaction: the answer and the list agree. */
export const editRecord = (ctx: Ctx, edit: z.output<typeof DeskEdit>): Promise<DeskRecord> =>
  atomic(ctx, async (ctx) => {
    const read = () => deskRecord(ctx, edit.deviceId)
    await editDevice(ctx, edit, read)
    await checkDevice(ctx, edit.deviceId)
    return read()
  })

/** Findings refer to pictures by position: they move along. */
export const arrangePictures = (
  ctx: Ctx,
  given: z.output<typeof DeskPictures>,
): Promise<DeskRecord> =>
  atomic(ctx, async (ctx) => {
    const read = () => deskRecord(ctx, given.deviceId)
    await movePicturesOfFindings(ctx, given.deviceId, await orderPictures(ctx, given, read))
    await checkDevice(ctx, given.deviceId)
    return read()
  })

export const decide = (
  ctx: Ctx,
  given: z.output<typeof IssueDecision>,
  staffId: string,
): Promise<DeskRecord> =>
  atomic(ctx, async (ctx) => {
    await decideIssue(ctx, given, staffId)
    for (const id of [given.deviceId, given.otherId]) await checkDevice(ctx, id)
    return deskRecord(ctx, given.deviceId)
  })

type Decision = Pick<z.output<typeof DeviceMove>, 'deviceId' | 'action' | 'version'>

/**
 * A review decides on what the reviewer saw: the dealer may edit a machine while it waits. So who publishes
 * it names its version.
 */
async function refuseBlind(ctx: TxCtx, { deviceId, action, version }: Decision): Promise<void> {
  if (version !== undefined || action !== 'publish') return
  const { state } = await lockedDevice(ctx, deviceId)
  if (state === 'pendingReview')
    throw new FieldFaults([{ field: 'version', key: 'error.fieldRequired', values: {} }])
}

/**
 * Moves a machine along its lifecycle. A submitted machine of a trusted dealer is published at once
 * if nothing is doubtful about it; every other one waits for a review [EQ-8].
 */
export const moveOnDesk = (
  ctx: Ctx,
  { deviceId, action, reason, version }: z.output<typeof DeviceMove>,
  staffId: string,
): Promise<DeviceRow> =>
  atomic(ctx, async (ctx) => {
    await refuseBlind(ctx, { deviceId, action, version })
    const move = { deviceId, action, by: 'staff', actorId: staffId, reason } as const
    const moved = await makeMove(ctx, { ...move, seen: version })
    if (action !== 'submit' || !(await publishIfTrusted(ctx, deviceId))) return moved
    return deviceRow(ctx, deviceId)
  })
