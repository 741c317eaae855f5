import type { Ctx, TxCtx } from './ctx.ts'

/**
 * What a feature keeps of a person. The export reads all pieces and the erasure runs all of them:
 * what is not in a piece is in neither, so a test compares the pieces with the database.
 */
export interface Personal {
  /** What it is called in the member's archive. */
  name: string
  tables: readonly string[]
  /** All of it that is the member's, as plain values; null when there is nothing. */
  read(ctx: Ctx, memberId: string): Promise<unknown>
  /** His pictures among the objects, and what they are called in his archive. */
  pictures?(ctx: Ctx, memberId: string): Promise<readonly { name: string; key: string }[]>
  /** Removes it or empties it of the person. Objects are removed by what it queues. */
  erase(ctx: TxCtx, memberId: string): Promise<void>
}

export const personal = (p: Personal): Personal => p
