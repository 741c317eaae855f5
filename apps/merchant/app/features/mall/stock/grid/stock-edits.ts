import type { StockAdjust, StockRow } from '@ironsouq/contract/mall/stock/stock.endpoints'

/** What was typed into the cells of one variant and not saved yet. */
export interface StockEdit {
  /** An amount in the currency of the store. */
  price?: string
  onHand?: number
}

export type StockEdits = ReadonlyMap<string, StockEdit>

/** The edits with a change of one row; a value that is as it was is no change. */
export function withEdit(edits: StockEdits, row: StockRow, change: StockEdit): StockEdits {
  const next = new Map(edits)
  const { price, onHand } = { ...edits.get(row.skuId), ...change }
  const edit: StockEdit = {
    ...(price !== undefined && price !== row.price.amount && { price }),
    ...(onHand !== undefined && onHand !== row.onHand && { onHand }),
  }
  if (Object.keys(edit).length > 0) next.set(row.skuId, edit)
  else next.delete(row.skuId)
  return next
}

/** The changed rows as the API takes them. */
export const adjustedRows = (rows: readonly StockRow[], edits: StockEdits): StockAdjust['rows'] =>
  rows.flatMap(({ skuId, version }) => {
    const edit = edits.get(skuId)
    return edit ? [{ skuId, version, price: edit.price ?? null, onHand: edit.onHand ?? null }] : []
  })
