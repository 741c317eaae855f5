import type { Key } from '@ironsouq/i18n/messages'
import type { ReactNode } from 'react'

export const GROUPS = ['money', 'condition', 'machine', 'papers'] as const
export type Group = (typeof GROUPS)[number]

/** What one machine says in a row. */
export interface Cell {
  /** Two that are the same say the same. */
  same: string
  /** What it is measured by, where one can be better than another. */
  value?: number | null
  content: ReactNode
  /** What stands under it and its mark. */
  below?: ReactNode
}

export interface Row {
  code: string
  label: ReactNode
  /** What is to be known to read it. */
  note?: string
  /** One for each machine; null is not known. */
  cells: readonly (Cell | null)[]
  /** Which end a buyer wants, and the one word for it. */
  best?: { end: 'less' | 'more'; word: Key }
  /** What the page is about. */
  isHero?: boolean
}

export interface JudgedRow extends Row {
  /** Says nothing between these machines. */
  isSame: boolean
  /** Which machines have the best of it. */
  bestAt: ReadonlySet<number>
}

function bestAt({ cells, best }: Row): ReadonlySet<number> {
  const values = cells.map((cell) => cell?.value ?? null)
  const known = values.filter((value) => value !== null)
  if (!best || known.length < 2) return new Set()
  const end = best.end === 'less' ? Math.min(...known) : Math.max(...known)
  // What all have is nobody's merit.
  if (known.every((value) => value === end)) return new Set()
  return new Set(values.flatMap((value, i) => (value === end ? [i] : [])))
}

/** A row nobody has anything to say in is none. */
export function judgedRows(rows: readonly Row[]): JudgedRow[] {
  return rows
    .filter(({ cells }) => cells.some((cell) => cell !== null))
    .map((row) => ({
      ...row,
      isSame: row.cells.length > 1 && new Set(row.cells.map((cell) => cell?.same)).size === 1,
      bestAt: bestAt(row),
    }))
}

/** What differs stands first; among themselves they keep their order. */
export const differencesFirst = (rows: readonly JudgedRow[]): JudgedRow[] => [
  ...rows.filter(({ isSame }) => !isSame),
  ...rows.filter(({ isSame }) => isSame),
]
