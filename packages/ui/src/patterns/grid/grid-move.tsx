/** The place of a cell; row -1 is the header. */
export interface CellPlace {
  row: number
  column: number
}

interface Bounds {
  rows: number
  columns: number
  /** The rows that fit into the view, for Page Up and Page Down. */
  page: number
  isRtl: boolean
}

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most)

/** Where a key leads to, by the grid pattern of ARIA; undefined for a key that does not move. */
export function placeAfter(
  { key, ctrlKey, metaKey }: { key: string; ctrlKey: boolean; metaKey: boolean },
  { row, column }: CellPlace,
  { rows, columns, page, isRtl }: Bounds,
): CellPlace | undefined {
  const isFar = ctrlKey || metaKey
  const to = (nextRow: number, nextColumn: number) => ({
    row: within(nextRow, -1, rows - 1),
    column: within(nextColumn, 0, columns - 1),
  })
  const forwards = isRtl ? -1 : 1
  switch (key) {
    case 'ArrowDown':
      return to(isFar ? rows - 1 : row + 1, column)
    case 'ArrowUp':
      return to(isFar ? 0 : row - 1, column)
    case 'ArrowRight':
      return to(row, isFar ? (isRtl ? 0 : columns - 1) : column + forwards)
    case 'ArrowLeft':
      return to(row, isFar ? (isRtl ? columns - 1 : 0) : column - forwards)
    case 'Home':
      return to(isFar ? 0 : row, 0)
    case 'End':
      return to(isFar ? rows - 1 : row, columns - 1)
    case 'PageDown':
      return to(row + page, column)
    case 'PageUp':
      return to(Math.max(row - page, 0), column)
    default:
      return undefined
  }
}
