import type { TableColumn } from '@ironsouq/ui/primitives/display/table'

export interface ListColumn<Row> extends Omit<TableColumn<Row>, 'isSortable'> {
  /** Always shown, before the others. */
  isFixed?: boolean
  /** Shown only when a person chooses it. */
  isExtra?: boolean
  /** The order of the list's query that this column sorts by; `-name` is the descending one. */
  sort?: string
  /** A longer name for the list of columns. */
  longText?: string
}

/** The shown columns in their order: the fixed ones, then those that were chosen or are usual. */
export function shownColumns<Row>(
  columns: readonly ListColumn<Row>[],
  chosen: readonly string[] | undefined,
): ListColumn<Row>[] {
  const fixed = columns.filter(({ isFixed }) => isFixed)
  const free = columns.filter(({ isFixed }) => !isFixed)
  if (!chosen) return [...fixed, ...free.filter(({ isExtra }) => !isExtra)]
  return [...fixed, ...chosen.flatMap((id) => free.find((column) => column.id === id) ?? [])]
}
