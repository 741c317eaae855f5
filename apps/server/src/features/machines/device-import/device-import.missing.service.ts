import { and, eq, ne, sql } from 'drizzle-orm'
import type { TxCtx } from '#kernel/ctx.ts'
import { importedDevice } from './device-import.tables.ts'

/** Counts one more file for each machine of the seller that this one does not have. */
export const countMissing = (
  ctx: TxCtx,
  { sellerId, importId }: { sellerId: string; importId: string },
) =>
  ctx.db
    .update(importedDevice)
    .set({ missingRuns: sql`${importedDevice.missingRuns} + 1` })
    .where(and(eq(importedDevice.sellerId, sellerId), ne(importedDevice.seenIn, importId)))
