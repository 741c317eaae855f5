import { GRID_ACTIONS } from '@ironsouq/contract/machines/device-admin/device-admin.enums'
import {
  deviceLifecycle,
  type DeviceAction,
  type DeviceState,
} from '@ironsouq/contract/machines/device/device.lifecycle'
import { DeviceMove } from '@ironsouq/contract/machines/device/device.schema'
import { Money } from '@ironsouq/contract/money/money/money'
import { Version } from '@ironsouq/contract/versioned'
import * as z from 'zod/mini'
import { lockedDevice, priceOf, stockNosOf } from '#features/machines/device/device.queries.ts'
import { moveDevice, repriceDevice } from '#features/machines/device/device.service.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import { batchAction } from '#kernel/work/batch-actions.ts'
import {
  deskIdsFound,
  isSamePrice,
  Priced,
  repriceBack,
  repriceLocked,
  Repricing,
} from './device-admin.bulk.service.ts'

const repriceAction = batchAction({
  name: 'device.reprice',
  permission: 'device.reprice',
  idsOf: deskIdsFound,
  namesOf: stockNosOf,
  params: Repricing,
  run: async (ctx, id, params) => repriceLocked(ctx, await lockedDevice(ctx, id), params),
  undo: repriceBack,
})

const State = z.object({ state: z.enum(deviceLifecycle.states) })

/** The action that leads back; a sale has none. */
const inverseOf = (from: DeviceState, to: DeviceState) =>
  deviceLifecycle.moves.find((move) => move.from.includes(to) && move.to === from)?.action

interface Moved {
  from: DeviceState
  to: DeviceState
}

/** Changes the state back along the lifecycle, or refuses. */
async function moveBack(ctx: TxCtx, id: string, { from, to }: Moved, staffId: string) {
  const action = inverseOf(from, to)
  if (!action) throw new Refusal('error.stateChanged')
  return moveDevice(ctx, id, action, staffId)
}

interface Read {
  version: number | undefined
  revision: number
}

/**
 * A review decides on what the reviewer saw, also of many machines: who publishes what waits for a review names the
 * version of each, which those who choose all that a list finds have not read.
 */
function refuseUnread(action: DeviceAction, state: DeviceState, { version, revision }: Read): void {
  if (version !== undefined && version !== revision) throw new Refusal('error.stateChanged')
  if (version === undefined && action === 'publish' && state === 'pendingReview')
    throw new Refusal('error.reviewUnread')
}

const moveAction = batchAction({
  name: 'device.move',
  permission: 'device.move',
  idsOf: deskIdsFound,
  namesOf: stockNosOf,
  params: z.object({ action: DeviceMove.shape.action, version: z.optional(Version) }),
  canUndo: ({ action }) =>
    deviceLifecycle.moves.some(
      (move) => move.action === action && move.from.some((from) => inverseOf(from, move.to)),
    ),
  async run(ctx, id, { action, version }, staffId) {
    const { state: before, revision } = await lockedDevice(ctx, id)
    refuseUnread(action, before, { version, revision })
    const { state } = await moveDevice(ctx, id, action, staffId)
    return { before: { state: before }, after: { state } }
  },
  async undo(ctx, id, { before, after }, staffId) {
    const { state: now } = await lockedDevice(ctx, id)
    const [{ state: from }, { state: to }] = [State.parse(before), State.parse(after)]
    if (now !== to) throw new Refusal('error.stateChanged')
    const { state } = await moveBack(ctx, id, { from, to }, staffId)
    return { before: { state: now }, after: { state } }
  },
})

const Adjusted = z.extend(Priced, State.shape)

/** The price and the state of a machine as they were typed into the grid, unless it has changed since. */
const adjustAction = batchAction({
  name: 'device.adjust',
  permission: 'device.read',
  isPerRow: true,
  namesOf: stockNosOf,
  params: z.object({
    version: Version,
    /** In AED; null invites quotes. */
    price: z.optional(z.nullable(Money.shape.amount)),
    action: z.optional(z.enum(GRID_ACTIONS)),
  }),
  needs: ({ price, action }) => [
    ...(price === undefined ? [] : (['device.reprice'] as const)),
    ...(action === undefined ? [] : (['device.move'] as const)),
  ],
  async run(ctx, id, { version, price, action }, staffId) {
    const row = await lockedDevice(ctx, id)
    if (row.revision !== version) throw new Refusal('error.stateChanged')
    const asked = price ? { amount: price, currency: 'AED' } : null
    const repriced = price === undefined ? row : await repriceDevice(ctx, id, asked)
    const moved = action === undefined ? row : await moveDevice(ctx, id, action, staffId)
    return {
      before: { price: priceOf(row), state: row.state },
      after: { price: priceOf(repriced), state: moved.state },
    }
  },
  async undo(ctx, id, change, staffId) {
    const row = await lockedDevice(ctx, id)
    const now = { price: priceOf(row), state: row.state }
    const [was, left] = [Adjusted.parse(change.before), Adjusted.parse(change.after)]
    if (now.state !== left.state || !isSamePrice(now.price, left.price))
      throw new Refusal('error.stateChanged')
    if (was.state !== left.state)
      await moveBack(ctx, id, { from: was.state, to: left.state }, staffId)
    if (!isSamePrice(was.price, left.price)) await repriceDevice(ctx, id, was.price)
    return { before: now, after: was }
  },
})

export const deviceBatchActions = [repriceAction, moveAction, adjustAction]
