/** One row as its author sees it: the number that a spreadsheet shows, and its cells as text. */
export interface TableRow {
  number: number
  cells: string[]
}

export interface TableLimits {
  rows: number
  columns: number
  cellCharacters: number
  /** Of everything that is unpacked while a file is read: an archive can be far larger inside. */
  unpackedBytes: number
}

/** A row of many full cells is made to exhaust what reads hundreds of rows at once. */
const FULL_CELLS_MAX = 10

/** Why a file cannot be read as a table. */
export const TABLE_FAULTS = [
  'damaged',
  'encoding',
  'quotes',
  'noSheet',
  'tooManyRows',
  'tooManyColumns',
  'cellTooLong',
  'unpacksTooLarge',
] as const
export type TableFault = (typeof TABLE_FAULTS)[number]

export class TableRejected extends Error {
  override name = 'TableRejected'
  readonly fault: TableFault
  /** The row where reading stopped, if there is one. */
  readonly row: number | null
  constructor(fault: TableFault, row: number | null = null, options?: ErrorOptions) {
    super(row === null ? fault : `${fault} in row ${row}`, options)
    this.fault = fault
    this.row = row
  }
}

/** Rejects a row that is over a limit; returns it without the empty cells at its end. */
export function limited({ number, cells }: TableRow, limits: TableLimits): TableRow {
  if (number > limits.rows) throw new TableRejected('tooManyRows', number)
  const length = cells.findLastIndex((cell) => cell !== '') + 1
  if (length > limits.columns) throw new TableRejected('tooManyColumns', number)
  let left = FULL_CELLS_MAX * limits.cellCharacters
  for (const cell of cells) left -= cell.length
  if (left < 0 || cells.some((cell) => cell.length > limits.cellCharacters))
    throw new TableRejected('cellTooLong', number)
  return { number, cells: cells.slice(0, length) }
}
