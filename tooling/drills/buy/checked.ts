import type pg from 'pg'
import type { Market } from './market.ts'

/** What the checks of a run look at. */
export interface Checked {
  pool: pg.Pool
  market: Market
  /** The file with the books of the providers. */
  books: string
  /** The disputes that buyers of this run have filed, as their providers name them. */
  filed: Set<string>
}
