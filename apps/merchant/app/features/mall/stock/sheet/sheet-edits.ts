import type {
  SheetRow,
  SheetSave,
  StockSheet,
} from '@ironsouq/contract/mall/stock/stock.sheet.schema'
import { typedAmount, typedWhole } from '@ironsouq/contract/money/money/typed-amount'

/** A column that is edited: `price`, `lowAt`, or the id of a warehouse. */
export type CellId = string

/** What was typed into a cell, and what was saved there when it was typed. */
export interface CellEdit {
  from: string
  typed: string
}

/** The edited cells of one variant. */
export type RowEdit = Readonly<Record<CellId, CellEdit>>
export type SheetEdits = ReadonlyMap<string, RowEdit>

/** A variant of the sheet with what was typed. */
export interface SheetItem {
  id: string
  row: SheetRow
  edit: RowEdit | undefined
}

export type Places = Pick<StockSheet, 'currency' | 'warehouses'>

/** Why a cell stays out of a save. */
export type Fault =
  | { kind: 'notCount' | 'notPrice'; typed: string; saved: string }
  /** Someone else saved another value since it was typed. */
  | { kind: 'changed'; typed: string; saved: string }
  | { kind: 'held'; held: number; saved: string }

export interface CellChange {
  row: SheetRow
  cell: CellId
  value: string
}

const PIECES_MAX = 1_000_000

const placeOf = ({ warehouses }: Places, { stock }: SheetRow, cell: CellId) =>
  stock[warehouses.findIndex(({ warehouseId }) => warehouseId === cell)]

/** What is saved in a cell, as it would be typed; empty for a variant without a limit of its own. */
export function savedIn(places: Places, row: SheetRow, cell: CellId): string {
  if (cell === 'price') return row.price
  if (cell === 'lowAt') return row.lowAt === null ? '' : String(row.lowAt)
  return String(placeOf(places, row, cell)?.onHand ?? 0)
}

/** The value of a typed text as it is saved; undefined for what is none. */
function readIn({ currency }: Places, cell: CellId, typed: string): string | undefined {
  if (cell === 'price') {
    const amount = typedAmount(typed, currency)
    return typeof amount === 'string' && /[1-9]/.test(amount) ? amount : undefined
  }
  if (cell === 'lowAt' && typed.trim() === '') return ''
  const pieces = typedWhole(typed)
  return typeof pieces === 'number' && pieces <= PIECES_MAX ? String(pieces) : undefined
}

/** The value that a cell shows: what was typed, or what is saved. */
export const shownIn = (
  places: Places,
  row: SheetRow,
  edit: RowEdit | undefined,
  cell: CellId,
): string => edit?.[cell]?.typed ?? savedIn(places, row, cell)

function without(edit: RowEdit, cell: CellId): RowEdit {
  const { [cell]: _, ...others } = edit
  return others
}

const put = (edits: Map<string, RowEdit>, skuId: string, edit: RowEdit) =>
  Object.keys(edit).length > 0 ? edits.set(skuId, edit) : edits.delete(skuId)

/** The edits with these changes; a cell that is emptied or as it was saved is no change. */
export function withChanges(
  edits: SheetEdits,
  places: Places,
  changes: readonly CellChange[],
): SheetEdits {
  const next = new Map(edits)
  for (const { row, cell, value } of changes) {
    const from = savedIn(places, row, cell)
    const typed = readIn(places, cell, value) ?? value.trim()
    const isSame = typed === from || (typed === '' && cell !== 'lowAt')
    const before = next.get(row.skuId) ?? {}
    put(next, row.skuId, isSame ? without(before, cell) : { ...before, [cell]: { from, typed } })
  }
  return next
}

/** Why the edit of a cell is not saved. */
export function faultIn(
  places: Places,
  row: SheetRow,
  cell: CellId,
  { from, typed }: CellEdit,
): Fault | undefined {
  const saved = savedIn(places, row, cell)
  const value = readIn(places, cell, typed)
  if (value === undefined) return { kind: cell === 'price' ? 'notPrice' : 'notCount', typed, saved }
  if (saved !== from) return { kind: 'changed', typed: value, saved }
  const held = placeOf(places, row, cell)?.held ?? 0
  return Number(value) < held ? { kind: 'held', held, saved } : undefined
}

/** The first fault of a row, with its cell. */
export function faultOf(places: Places, row: SheetRow, edit: RowEdit | undefined) {
  for (const [cell, each] of Object.entries(edit ?? {})) {
    const fault = faultIn(places, row, cell, each)
    if (fault) return { cell, fault }
  }
  return undefined
}

/** The edits of the rows of this sheet, without those that are saved meanwhile. */
export function fitting(
  edits: SheetEdits,
  places: Places,
  rows: ReadonlyMap<string, SheetRow>,
): SheetEdits {
  const next = new Map<string, RowEdit>()
  for (const [skuId, edit] of edits) {
    const row = rows.get(skuId)
    if (!row) continue
    const open = Object.entries(edit).filter(
      ([cell, { typed }]) => typed !== savedIn(places, row, cell),
    )
    put(next, skuId, Object.fromEntries(open))
  }
  return next
}

/** What a save sends, and which cells: those without a fault. */
export function toSave(
  edits: SheetEdits,
  places: Places,
  rows: ReadonlyMap<string, SheetRow>,
): SheetSave['rows'] {
  const limitOf = (text: string) => (text === '' ? null : Number(text))
  return [...edits].flatMap(([skuId, edit]) => {
    const row = rows.get(skuId)
    if (!row) return []
    const sound = Object.fromEntries(
      Object.entries(edit).filter(([cell, each]) => !faultIn(places, row, cell, each)),
    )
    if (Object.keys(sound).length === 0) return []
    const { price, lowAt, ...counts } = sound
    return [
      {
        skuId,
        price: price ? { from: price.from, to: price.typed } : null,
        lowAt: lowAt ? { from: limitOf(lowAt.from), to: limitOf(lowAt.typed) } : null,
        stock: Object.entries(counts).map(([warehouseId, { from, typed }]) => ({
          warehouseId,
          from: Number(from),
          to: Number(typed),
        })),
      },
    ]
  })
}

/** How many cells are edited, and how many of them stay out of a save. */
export function countsOf(
  edits: SheetEdits,
  places: Places,
  rows: ReadonlyMap<string, SheetRow>,
): { cells: number; wrong: number } {
  let cells = 0
  let wrong = 0
  for (const [skuId, edit] of edits)
    for (const [cell, each] of Object.entries(edit)) {
      const row = rows.get(skuId)
      cells += 1
      if (row && faultIn(places, row, cell, each)) wrong += 1
    }
  return { cells, wrong }
}

/** Names a cell of a row, for a set of them. */
export const cellKey = (skuId: string, cell: CellId): string => `${skuId} ${cell}`

/** The edits without the cells that were saved as they are typed; what was refused or typed since stays. */
export function withoutSaved(
  edits: SheetEdits,
  rows: SheetSave['rows'],
  refused: ReadonlySet<string>,
): SheetEdits {
  const next = new Map(edits)
  for (const { skuId, price, lowAt, stock } of rows) {
    const sent: [CellId, string][] = [
      ...(price ? [['price', price.to] as [CellId, string]] : []),
      ...(lowAt ? [['lowAt', lowAt.to === null ? '' : String(lowAt.to)] as [CellId, string]] : []),
      ...stock.map(({ warehouseId, to }): [CellId, string] => [warehouseId, String(to)]),
    ]
    let edit = next.get(skuId) ?? {}
    for (const [cell, typed] of sent)
      if (edit[cell]?.typed === typed && !refused.has(cellKey(skuId, cell)))
        edit = without(edit, cell)
    put(next, skuId, edit)
  }
  return next
}
