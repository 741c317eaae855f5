import type { SheetRow, StockSheet } from '@ironsouq/contract/mall/stock/stock.sheet.schema'
import { faultOf, type SheetItem } from './sheet-edits.ts'

/** What can be bought of a variant, over all warehouses. */
export const availableIn = ({ stock }: SheetRow): number =>
  stock.reduce((sum, { onHand, held }) => sum + onHand - held, 0)

/** Sold out, or as few as the variant or its store says. */
export function levelOf(row: SheetRow, storeLowAt: number): 'soldOut' | 'low' | 'enough' {
  const left = availableIn(row)
  if (left <= 0) return 'soldOut'
  return left <= (row.lowAt ?? storeLowAt) ? 'low' : 'enough'
}

/** The parts of the sheet that can be shown by themselves. */
export const SHEET_PARTS = ['soldOut', 'low', 'wrong', 'changed', 'notForSale', 'own'] as const
export type SheetPart = (typeof SHEET_PARTS)[number]

/** Whether a variant belongs to a part. What is not for sale runs out without anyone asking for it. */
export function isIn(part: SheetPart, sheet: StockSheet, { row, edit }: SheetItem): boolean {
  switch (part) {
    case 'soldOut':
      return row.isForSale && levelOf(row, sheet.lowAt) === 'soldOut'
    case 'low':
      return row.isForSale && levelOf(row, sheet.lowAt) !== 'enough'
    case 'wrong':
      return faultOf(sheet, row, edit) !== undefined
    case 'changed':
      return edit !== undefined
    case 'notForSale':
      return !row.isForSale
    case 'own':
      return row.lowAt !== null
  }
}

/** How many variants belong to the parts that do not depend on what is typed. */
export function savedCounts(sheet: StockSheet) {
  const of = (part: SheetPart) =>
    sheet.rows.filter((row) => isIn(part, sheet, { id: row.skuId, row, edit: undefined })).length
  return {
    soldOut: of('soldOut'),
    low: of('low'),
    notForSale: of('notForSale'),
    own: of('own'),
  }
}
