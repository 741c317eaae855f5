import type { ReactNode } from 'react'
import type { CellEdit } from './grid-cell.tsx'

export interface GridColumn<Item> {
  id: string
  text: string
  /** A share of the width: `120px`, `minmax(160px, 2fr)`. */
  width: string
  /** What the column is sorted by, and shown as without `cell`. */
  value: (item: Item) => string | number
  /** Default: the value. */
  cell?: (item: Item) => ReactNode
  /** For the first column: it stays in view beside the checkbox when the others scroll. */
  isPinned?: boolean
  /** End-aligned, in tabular figures. */
  isFigure?: boolean
  /** How its cells are edited; a function where rows differ, undefined for one that is not edited. */
  edit?: CellEdit | ((item: Item) => CellEdit | undefined)
  /** What the editor begins with and what is copied. Default: the value. */
  typed?: (item: Item) => string
  /** What was typed is refused; the note of the row says why. */
  isWrong?: (item: Item) => boolean
}

export const editOf = <Item,>({ edit }: GridColumn<Item>, item: Item): CellEdit | undefined =>
  typeof edit === 'function' ? edit(item) : edit

export const typedOf = <Item,>({ typed, value }: GridColumn<Item>, item: Item): string =>
  typed ? typed(item) : String(value(item))

/** A cell and what was typed, pasted or filled into it. */
export interface GridChange<Item> {
  item: Item
  column: string
  value: string
}

/** How cells were changed; pasting tells its size. */
export type GridAction =
  | { kind: 'typed' | 'filled' }
  | { kind: 'pasted'; rows: number; columns: number }
