import { GRID_ACTIONS } from '@ironsouq/contract/machines/device-admin/device-admin.enums'
import type { GridRow } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import {
  changedPrice,
  type PriceChange,
} from '@ironsouq/contract/machines/device-admin/price-change'
import {
  type DeviceAction,
  deviceLifecycle,
  type DeviceState,
} from '@ironsouq/contract/machines/device/device.lifecycle'
import type { GivenRow } from '@ironsouq/contract/platform/batch/batch.endpoints'

/** What was typed into the cells of one row and not saved yet. */
export interface GridEdit {
  /** An amount in AED; null invites quotes. */
  price?: string | null
  state?: DeviceState
}

export type GridEdits = ReadonlyMap<string, GridEdit>

const GRID: readonly DeviceAction[] = GRID_ACTIONS
const moves = deviceLifecycle.moves.filter(
  ({ action, by }) => GRID.includes(action) && by.some((each) => each === 'staff'),
)

/** The states that a machine can be moved to in the grid, the present one first. */
export const statesFrom = (state: DeviceState): DeviceState[] => [
  state,
  ...moves.filter(({ from }) => from.includes(state)).map(({ to }) => to),
]

const actionTo = (from: DeviceState, to: DeviceState) =>
  moves.find((move) => move.from.includes(from) && move.to === to)?.action

const amountOfRow = ({ price }: GridRow) => price?.amount ?? null

/** Puts a change of one row to the others; values that are as they were are no changes. */
function put(edits: Map<string, GridEdit>, row: GridRow, change: GridEdit) {
  const { price, state } = { ...edits.get(row.deviceId), ...change }
  const edit: GridEdit = {
    ...(price !== undefined && price !== amountOfRow(row) && { price }),
    ...(state !== undefined && state !== row.state && { state }),
  }
  if (Object.keys(edit).length > 0) edits.set(row.deviceId, edit)
  else edits.delete(row.deviceId)
}

/** The edits with a change of one row. */
export function withEdit(edits: GridEdits, row: GridRow, change: GridEdit): GridEdits {
  const next = new Map(edits)
  put(next, row, change)
  return next
}

/** The price of a row as its cell shows it. */
export const priceIn = (row: GridRow, edit: GridEdit | undefined): string | null =>
  edit?.price === undefined ? amountOfRow(row) : edit.price

/** Changes the prices of some rows; those without a price, or that would have none left, stay. */
export function repriced(edits: GridEdits, rows: readonly GridRow[], by: PriceChange): GridEdits {
  const next = new Map(edits)
  for (const row of rows) {
    const amount = priceIn(row, edits.get(row.deviceId))
    const changed = amount === null ? undefined : changedPrice({ amount, currency: 'AED' }, by)
    if (changed) put(next, row, { price: changed.amount })
  }
  return next
}

/** The changed rows as a batch takes them. */
export const givenRows = (rows: readonly GridRow[], edits: GridEdits): GivenRow[] =>
  rows.flatMap((row) => {
    const edit = edits.get(row.deviceId)
    if (!edit) return []
    const action = edit.state && actionTo(row.state, edit.state)
    const values = {
      ...(edit.price !== undefined && { price: edit.price }),
      ...(action !== undefined && { action }),
    }
    return [{ id: row.deviceId, version: row.version, values }]
  })
