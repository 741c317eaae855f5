import { editOf, type GridChange, type GridColumn, typedOf } from './grid-column.tsx'
import type { CellPlace } from './grid-move.tsx'

/** The cells of a text that a spreadsheet copied: a line for each row, a tab between columns. */
export function copiedCells(text: string): string[][] {
  const lines = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()))
}

interface Sheet<Item extends { id: string }> {
  rows: readonly Item[]
  columns: readonly GridColumn<Item>[]
  chosen: ReadonlySet<string>
}

/** The columns that take what is typed, from the one at this place on. */
const takersFrom = <Item,>(columns: readonly GridColumn<Item>[], from: number) =>
  columns.slice(from).filter(({ edit }) => edit !== undefined)

const changeOf = <Item,>(column: GridColumn<Item>, item: Item, value: string) =>
  editOf(column, item) ? [{ item, column: column.id, value }] : []

/**
 * Where copied cells go: from the cell at `at` down and towards the end, over the columns that can be edited. One
 * copied value goes into all chosen rows.
 */
export function pastedChanges<Item extends { id: string }>(
  { rows, columns, chosen }: Sheet<Item>,
  at: CellPlace,
  cells: readonly (readonly string[])[],
): GridChange<Item>[] {
  const takers = takersFrom(columns, at.column - 1)
  const [only = '', ...others] = cells.flat()
  const [first] = takers
  const target = rows[at.row]
  if (others.length === 0 && first && target && chosen.has(target.id))
    return rows.flatMap((item) => (chosen.has(item.id) ? changeOf(first, item, only) : []))
  return cells.flatMap((values, down) => {
    const item = rows[at.row + down]
    if (!item) return []
    return values.flatMap((value, n) => {
      const column = takers[n]
      return column ? changeOf(column, item, value) : []
    })
  })
}

/** The value of the first chosen row for the others; without chosen rows, that of the row above. */
export function filledChanges<Item extends { id: string }>(
  { rows, columns, chosen }: Sheet<Item>,
  at: CellPlace,
): GridChange<Item>[] {
  const column = columns[at.column - 1]
  if (!column) return []
  const few = rows.slice(Math.max(at.row - 1, 0), at.row + 1)
  const [first, ...others] = chosen.size > 1 ? rows.filter(({ id }) => chosen.has(id)) : few
  return first ? others.flatMap((item) => changeOf(column, item, typedOf(column, first))) : []
}

/** What is copied: the cells of a column in the chosen rows, or the one cell. */
export function copiedText<Item extends { id: string }>(
  { rows, columns, chosen }: Sheet<Item>,
  at: CellPlace,
): string | undefined {
  const column = columns[at.column - 1]
  const target = rows[at.row]
  if (!column || !target) return undefined
  const some = chosen.size > 0 ? rows.filter(({ id }) => chosen.has(id)) : [target]
  return some.map((item) => typedOf(column, item)).join('\n')
}
