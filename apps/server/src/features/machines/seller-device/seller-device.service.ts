import { allowed } from '@ironsouq/contract/lifecycle'
import type {
  DeskChanges,
  DeskChoices,
  DeskPictures,
  DeskRecord,
} from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import { STATED_FACTS } from '@ironsouq/contract/machines/device/device.enums'
import { deviceLifecycle } from '@ironsouq/contract/machines/device/device.lifecycle'
import type { DevicePicture, Picture } from '@ironsouq/contract/machines/device/device.schema'
import {
  type SellerDeviceCreate,
  type SellerDeviceDuplicate,
  type SellerDeviceEdit,
  sellerMayChange,
  type SellerMove,
} from '@ironsouq/contract/machines/seller-device/seller-device.schema'
import type * as z from 'zod/mini'
import { categoryPathIds } from '#features/machines/category/category.queries.ts'
import { deskChoices } from '#features/machines/device-admin/device-admin.choices.projection.ts'
import { deskRecord } from '#features/machines/device-admin/device-admin.record.projection.ts'
import { createDevice, editDevice } from '#features/machines/device/device.edit.service.ts'
import { orderPictures } from '#features/machines/device/device.picture-order.service.ts'
import { addPicture } from '#features/machines/device/device.picture.service.ts'
import {
  type DeviceRow,
  lockedDevice,
  yardsUsed,
} from '#features/machines/device/device.queries.ts'
import { makeMove, reviseDevice } from '#features/machines/device/device.service.ts'
import { movePicturesOfFindings } from '#features/machines/inspection/inspection.service.ts'
import { specFieldsOf } from '#features/machines/spec/spec.queries.ts'
import { specsTaken } from '#features/machines/spec/spec.rules.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { forbidden, Refusal } from '#kernel/errors.ts'
import type { Actor } from '#kernel/http/serve.ts'

/** A machine as its seller sees it: with what the seller may do. */
export async function sellerRecord(ctx: Ctx, deviceId: string): Promise<DeskRecord> {
  const record = await deskRecord(ctx, deviceId)
  return { ...record, actions: allowed(deviceLifecycle, record.state, 'merchant') }
}

/**
 * What the form offers a seller. A yard is theirs when one of their machines stands there; who has none
 * yet chooses from all.
 */
export async function ownChoices(ctx: Ctx): Promise<DeskChoices> {
  const choices = await deskChoices(ctx)
  const used = await yardsUsed(ctx)
  const yards = choices.yards.filter(({ id }) => used.has(id))
  return yards.length > 0 ? { ...choices, yards } : choices
}

// Quality and issues follow in the worker: they compare the machine with those of other sellers, whom
// the call of a merchant cannot see.

export const createOwn = (
  ctx: Ctx,
  { sellerId }: Actor,
  given: z.output<typeof SellerDeviceCreate>,
): Promise<DeskRecord> =>
  atomic(ctx, async (ctx) => {
    if (sellerId === null) throw forbidden()
    const { id } = await createDevice(ctx, { ...given, sellerId })
    return sellerRecord(ctx, id)
  })

/** What another machine of the same kind has as well; what is not stated stays so. */
async function sharedBy(ctx: Ctx, source: DeskRecord): Promise<DeskChanges> {
  const { unstated, note, price, categoryId } = source
  const fields = await specFieldsOf(ctx, await categoryPathIds(ctx, categoryId))
  const stated = STATED_FACTS.filter((fact) => fact !== 'priceMode' && !unstated.includes(fact))
  return {
    ...Object.fromEntries(stated.map((fact) => [fact, source[fact]])),
    // A field that was taken from its category since is left out.
    specs: specsTaken(fields, source.specs),
    ...(note && { note }),
    ...(!unstated.includes('priceMode') && { price }),
  }
}

/** A draft with the data of a machine; hours and photos are of one machine alone. */
export const duplicateOwn = (
  ctx: Ctx,
  { deviceId, serialNo }: z.output<typeof SellerDeviceDuplicate>,
): Promise<DeskRecord> =>
  atomic(ctx, async (ctx) => {
    const source = await sellerRecord(ctx, deviceId)
    const { categoryId, brandId, model, sellerId, yardId, yearMade } = source
    const draft = { categoryId, brandId, model, sellerId, yardId, yearMade, serialNo }
    const { id, revision: version } = await createDevice(ctx, draft)
    const read = () => sellerRecord(ctx, id)
    const changes = await sharedBy(ctx, source)
    await editDevice(ctx, { deviceId: id, version, changes }, read)
    return read()
  })

/**
 * What visitors see of a machine was reviewed: its seller changes only the price until it is withdrawn.
 * The lock keeps a review from publishing the machine meanwhile.
 */
async function ownToChange(
  ctx: TxCtx,
  deviceId: string,
  changed: readonly string[],
): Promise<DeviceRow> {
  const row = await lockedDevice(ctx, deviceId)
  const may = sellerMayChange(row.state)
  if (may === 'nothing') throw new Refusal('error.deviceReservedOrSold')
  if (may === 'price' && changed.some((field) => field !== 'price'))
    throw new Refusal('error.deviceWithdrawFirst')
  return row
}

type Changes = SellerDeviceEdit['changes']

/** Hours that a seller types were not read by telematics. */
const withOwnHours = ({ workHours, hoursSource }: DeviceRow, changes: Changes): Changes =>
  changes.workHours === undefined || changes.workHours === workHours || hoursSource !== 'telematics'
    ? changes
    : { hoursSource: 'declared', ...changes }

export const editOwn = (
  ctx: Ctx,
  { deviceId, version, changes }: SellerDeviceEdit,
): Promise<DeskRecord> =>
  atomic(ctx, async (ctx) => {
    const before = await ownToChange(ctx, deviceId, Object.keys(changes))
    const read = () => sellerRecord(ctx, deviceId)
    await editDevice(ctx, { deviceId, version, changes: withOwnHours(before, changes) }, read)
    return read()
  })

/** A reviewer who saw other photos does not publish these. */
async function reviseWaiting(ctx: TxCtx, { id, state }: DeviceRow): Promise<void> {
  if (state === 'pendingReview') await reviseDevice(ctx, id)
}

/** Findings refer to pictures by position: they move along. */
export const arrangeOwn = (ctx: Ctx, given: DeskPictures): Promise<DeskRecord> =>
  atomic(ctx, async (ctx) => {
    const row = await ownToChange(ctx, given.deviceId, ['pictures'])
    const read = () => sellerRecord(ctx, given.deviceId)
    await movePicturesOfFindings(ctx, given.deviceId, await orderPictures(ctx, given, read))
    await reviseWaiting(ctx, row)
    return read()
  })

export const addOwnPicture = (
  ctx: Ctx,
  owner: Actor,
  given: z.output<typeof DevicePicture>,
): Promise<Picture[]> =>
  atomic(ctx, async (ctx) => {
    const row = await ownToChange(ctx, given.deviceId, ['pictures'])
    const pictures = await addPicture(ctx, { ...given, owner })
    await reviseWaiting(ctx, row)
    return pictures
  })

/** A submitted machine waits for a review; of a trusted seller the worker publishes it [EQ-8]. */
export const moveOwn = (
  ctx: Ctx,
  { id: actorId }: Actor,
  { deviceId, action }: z.output<typeof SellerMove>,
): Promise<DeskRecord> =>
  atomic(ctx, async (ctx) => {
    await makeMove(ctx, { deviceId, action, by: 'merchant', actorId })
    return sellerRecord(ctx, deviceId)
  })
