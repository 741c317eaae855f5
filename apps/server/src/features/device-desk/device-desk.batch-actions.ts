import { GRID_ACTIONS } from '@ironsouq/contract/device-desk/device-desk.enums'
import { DeskFilter } from '@ironsouq/contract/device-desk/device-desk.schema'
import { changedPrice, type PriceChange } from '@ironsouq/contract/device-desk/price-change'
import {
  deviceLifecycle,
  type DeviceAction,
  type DeviceState,
} from '@ironsouq/contract/device/device.lifecycle'
import { DeviceMove, DeviceReprice } from '@ironsouq/contract/device/device.schema'
import { Money } from '@ironsouq/contract/money/money'
import { Version } from '@ironsouq/contract/versioned'
import * as z from 'zod/mini'
import {
  type DeviceRow,
  lockedDevice,
  priceOf,
  stockNosOf,
} from '#features/device/device.queries.ts'
import { moveDevice, repriceDevice } from '#features/device/device.service.ts'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { FieldFaults, Refusal } from '#kernel/errors.ts'
import { batchAction, type BatchFilters } from '#kernel/work/batch-actions.ts'
import { deskIds } from './device-desk.list.projection.ts'

/** The machines that the staff list shows with these filters; a wrong one is refused, not left out. */
function idsOf(ctx: Ctx, filters: BatchFilters, limit: number) {
  const given = Object.entries(filters)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => [name, values.length === 1 ? values[0] : values])
  const filter = DeskFilter.safeParse(Object.fromEntries(given))
  if (filter.success) return deskIds(ctx, filter.data, limit)
  throw new FieldFaults([{ field: 'target', key: 'error.fieldWrongFormat', values: {} }])
}

function changedBy(row: DeviceRow, by: PriceChange): Money {
  const price = priceOf(row)
  if (price === null) throw new Refusal('error.deviceWithoutPrice')
  const changed = changedPrice(price, by)
  if (!changed) throw new Refusal('error.devicePriceTooLow')
  return changed
}

const Priced = z.object({ price: z.nullable(Money) })

const isSame = (a: Money | null, b: Money | null) =>
  a?.amount === b?.amount && a?.currency === b?.currency

const AMOUNT_MAX = 100_000_000

/** Another price for each machine: the same one, or the present one changed by a percentage or amount. */
const repriceAction = batchAction({
  name: 'device.reprice',
  permission: 'device.reprice',
  idsOf,
  namesOf: stockNosOf,
  params: z.union([
    z.object({ price: DeviceReprice.shape.price }),
    z.object({ percent: z.number().check(z.minimum(-90), z.maximum(500)) }),
    z.object({ amount: z.int().check(z.minimum(-AMOUNT_MAX), z.maximum(AMOUNT_MAX)) }),
  ]),
  async run(ctx, id, params) {
    const row = await lockedDevice(ctx, id)
    const price = 'price' in params ? params.price : changedBy(row, params)
    const repriced = await repriceDevice(ctx, id, price)
    return { before: { price: priceOf(row) }, after: { price: priceOf(repriced) } }
  },
  async undo(ctx, id, { before, after }) {
    const now = priceOf(await lockedDevice(ctx, id))
    if (!isSame(now, Priced.parse(after).price)) throw new Refusal('error.stateChanged')
    const { price } = Priced.parse(before)
    await repriceDevice(ctx, id, price)
    return { before: { price: now }, after: { price } }
  },
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
  idsOf,
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
    if (now.state !== left.state || !isSame(now.price, left.price))
      throw new Refusal('error.stateChanged')
    if (was.state !== left.state)
      await moveBack(ctx, id, { from: was.state, to: left.state }, staffId)
    if (!isSame(was.price, left.price)) await repriceDevice(ctx, id, was.price)
    return { before: now, after: was }
  },
})

export const deviceBatchActions = [repriceAction, moveAction, adjustAction]
