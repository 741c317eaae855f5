import type { Key } from '@ironsouq/i18n/messages'
import type { ReactNode } from 'react'

export const GROUPS = ['money', 'condition', 'machine', 'papers'] as const
export type Group = (typeof GROUPS)[number]

/** The value of one machine in a row. */
export interface Cell {
  /** Equal cells have equal strings. */
  same: string
  /** The number that cells are compared by, where one can be better than another. */
  value?: number | null
  content: ReactNode
  /** Shown under the content and its mark. */
  below?: ReactNode
}

export interface Row {
  code: string
  label: ReactNode
  /** An explanation of the row. */
  note?: string
  /** One for each machine; null is unknown. */
  cells: readonly (Cell | null)[]
  /** Whether less or more is better, and the label of the best value. */
  best?: { end: 'less' | 'more'; word: Key }
  /** The most important row of the page. */
  isHero?: boolean
}

export interface RatedRow extends Row {
  /** All machines have the same value. */
  isSame: boolean
  /** The indexes of the machines with the best value. */
  bestAt: ReadonlySet<number>
}

function bestAt({ cells, best }: Row): ReadonlySet<number> {
  const values = cells.map((cell) => cell?.value ?? null)
  const known = values.filter((value) => value !== null)
  if (!best || known.length < 2) return new Set()
  const end = best.end === 'less' ? Math.min(...known) : Math.max(...known)
  // A value that all devices share marks no winner.
  if (known.every((value) => value === end)) return new Set()
  return new Set(values.flatMap((value, i) => (value === end ? [i] : [])))
}

/** A row in which no device has a value is left out. */
export function ratedRows(rows: readonly Row[]): RatedRow[] {
  return rows
    .filter(({ cells }) => cells.some((cell) => cell !== null))
    .map((row) => ({
      ...row,
      isSame: row.cells.length > 1 && new Set(row.cells.map((cell) => cell?.same)).size === 1,
      bestAt: bestAt(row),
    }))
}

/** Rows with differences first; a stable sort. */
export const differencesFirst = (rows: readonly RatedRow[]): RatedRow[] => [
  ...rows.filter(({ isSame }) => !isSame),
  ...rows.filter(({ isSame }) => isSame),
]
