import {
  SellerMove,
  sellerMayChange,
} from '@ironsouq/contract/machines/seller-device/seller-device.schema'
import { Money } from '@ironsouq/contract/money/money/money'
import { Version } from '@ironsouq/contract/versioned'
import * as z from 'zod/mini'
import {
  deskIdsFound,
  repriceBack,
  repriceLocked,
  Repricing,
} from '#features/machines/device-admin/device-admin.bulk.service.ts'
import { lockedDevice, stockNosOf } from '#features/machines/device/device.queries.ts'
import { makeMove } from '#features/machines/device/device.service.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import { merchantBatchAction, type RowChange } from '#kernel/work/batch-actions.ts'

async function ownToReprice(ctx: TxCtx, id: string) {
  const row = await lockedDevice(ctx, id)
  if (sellerMayChange(row.state) === 'nothing') throw new Refusal('error.deviceReservedOrSold')
  return row
}

async function repriceOwnBack(ctx: TxCtx, id: string, change: RowChange) {
  await ownToReprice(ctx, id)
  return repriceBack(ctx, id, change)
}

/** Another price for many own machines, also while they are listed. */
const repriceAction = merchantBatchAction({
  name: 'ownDevice.reprice',
  permission: 'device.edit',
  idsOf: deskIdsFound,
  namesOf: stockNosOf,
  params: Repricing,
  run: async (ctx, id, params) => repriceLocked(ctx, await ownToReprice(ctx, id), params),
  undo: repriceOwnBack,
})

/** Submits or withdraws many own machines. What was published is not undone by a click: it is reviewed again. */
const moveAction = merchantBatchAction({
  name: 'ownDevice.move',
  permission: 'device.move',
  idsOf: deskIdsFound,
  namesOf: stockNosOf,
  params: z.pick(SellerMove, { action: true }),
  async run(ctx, id, { action }, actorId) {
    const { state: before } = await lockedDevice(ctx, id)
    const { state } = await makeMove(ctx, { deviceId: id, action, by: 'merchant', actorId })
    return { before: { state: before }, after: { state } }
  },
})

/** A price of its own for each machine, as it was typed into a list, unless the machine has changed since. */
const adjustAction = merchantBatchAction({
  name: 'ownDevice.adjust',
  permission: 'device.edit',
  isPerRow: true,
  namesOf: stockNosOf,
  params: z.object({
    version: Version,
    /** In AED; null invites quotes. */
    price: z.nullable(Money.shape.amount),
  }),
  async run(ctx, id, { version, price }) {
    const row = await ownToReprice(ctx, id)
    if (row.revision !== version) throw new Refusal('error.stateChanged')
    const asked = price === null ? null : { amount: price, currency: 'AED' }
    return repriceLocked(ctx, row, { price: asked })
  },
  undo: repriceOwnBack,
})

export const ownDeviceBatchActions = [repriceAction, moveAction, adjustAction]
