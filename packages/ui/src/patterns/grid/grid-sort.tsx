/** By which column the rows are sorted. */
export interface GridSort {
  column: string
  isDescending: boolean
}

type Value = string | number

const compare = (one: Value, other: Value) => (one === other ? 0 : one > other ? 1 : -1)

/** Stable: equal rows stay in the order in which they came. */
export const sortedBy = <Item,>(
  rows: readonly Item[],
  valueOf: (item: Item) => Value,
  { isDescending }: GridSort,
): Item[] => rows.toSorted((a, b) => compare(valueOf(a), valueOf(b)) * (isDescending ? -1 : 1))

/** What the next press on the header of a column sorts by: figures begin with the largest. */
export function sortAfter(
  sort: GridSort | undefined,
  column: string,
  isFigure: boolean,
): GridSort | undefined {
  if (sort?.column !== column) return { column, isDescending: isFigure }
  return sort.isDescending === isFigure ? { column, isDescending: !isFigure } : undefined
}
