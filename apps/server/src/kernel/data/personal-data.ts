import type { Ctx, TxCtx } from '#kernel/ctx.ts'

/**
 * The personal data that a feature stores. The export reads all pieces and the erasure runs all of
 * them. A table without a piece would be in neither, so a test compares the pieces with the database.
 */
export interface PersonalData {
  /** Its name in the member's archive. */
  name: string
  tables: readonly string[]
  /** The member's part of it as plain values; null when there is none. */
  read(ctx: Ctx, memberId: string): Promise<unknown>
  /** The member's pictures in the object store, with their names in the archive. */
  pictures?(ctx: Ctx, memberId: string): Promise<readonly { name: string; key: string }[]>
  /** Deletes or anonymises it. Objects are removed by jobs that it queues. */
  erase(ctx: TxCtx, memberId: string): Promise<void>
}

export const personalData = (p: PersonalData): PersonalData => p
