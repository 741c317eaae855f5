import {
  FEED_FAULTY_PERCENT_MAX,
  FEED_MISSING_RUNS,
  FEED_WITHDRAWN_PERCENT_MAX,
} from '@ironsouq/contract/platform/feed/feed.limits'
import { and, eq, isNull, ne, or } from 'drizzle-orm'
import { countMissing } from '#features/machines/device-import/device-import.missing.service.ts'
import { openImported } from '#features/machines/device-import/device-import.open.projection.ts'
import { makeMove } from '#features/machines/device/device.service.ts'
import { isSuspendedNow } from '#features/people/seller/seller.service.ts'
import { countsOf, importById } from '#features/platform/import/import.queries.ts'
import {
  checkImport,
  holdWithdrawals,
  runImport,
  takeHeldWithdrawals,
} from '#features/platform/import/import.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { sellerFeed } from './feed.tables.ts'

/** Few are withdrawn without a person, whatever their share of a small stock. */
const FEW = 3

/** Starts the dry run with the mapping of the seller's last file. One that lacks a field waits for a person. */
export async function checkFeedImport(ctx: Ctx, importId: string): Promise<void> {
  const row = await importById(ctx, importId)
  if (row?.origin !== 'feed' || row.state !== 'read') return
  const { columns: mapping, options } = row
  try {
    await checkImport(ctx, importId, { mapping, options, remember: false }, { by: 'system' })
  } catch (err) {
    if (!(err instanceof Refusal)) throw err
  }
}

/** Saves the rows, unless so many have errors that the file itself may be wrong, or the seller is suspended. */
export async function runFeedImport(ctx: Ctx, importId: string): Promise<void> {
  const row = await importById(ctx, importId)
  if (row?.origin !== 'feed' || row.state !== 'checked') return
  if (await atomic(ctx, (ctx) => isSuspendedNow(ctx, row.sellerId))) return
  const { faulty } = await countsOf(ctx, importId)
  if (faulty * 100 <= row.rowsTotal * FEED_FAULTY_PERCENT_MAX)
    await runImport(ctx, importId, { by: 'system' })
}

async function missingOf(ctx: TxCtx, sellerId: string) {
  const open = await openImported(ctx, sellerId)
  const missing = open.filter(({ missingRuns }) => missingRuns >= FEED_MISSING_RUNS)
  const most = Math.max(FEW, (open.length * FEED_WITHDRAWN_PERCENT_MAX) / 100)
  return { missing, isMany: missing.length > most }
}

type By = { by: 'system' } | { by: 'staff'; actorId: string }

async function withdraw(ctx: TxCtx, devices: readonly { deviceId: string }[], by: By) {
  for (const { deviceId } of devices) await makeMove(ctx, { deviceId, action: 'withdraw', ...by })
}

/**
 * Withdraws what the last files of a feed did not have. A file with errors counts for nothing: a
 * machine may be missing only because its row is wrong.
 */
export const withdrawMissing = (ctx: Ctx, importId: string): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const row = await importById(ctx, importId)
    if (row?.origin !== 'feed' || row.state !== 'done') return
    if ((await countsOf(ctx, importId)).faulty > 0) return
    const { sellerId } = row
    const isUncounted = or(
      isNull(sellerFeed.countedImportId),
      ne(sellerFeed.countedImportId, importId),
    )
    const counted = await ctx.db
      .update(sellerFeed)
      .set({ countedImportId: importId })
      .where(and(eq(sellerFeed.sellerId, sellerId), isUncounted))
      .returning({ id: sellerFeed.id })
    if (counted.length === 0) return
    await countMissing(ctx, { sellerId, importId })
    const { missing, isMany } = await missingOf(ctx, sellerId)
    if (!isMany) return withdraw(ctx, missing, { by: 'system' })
    await holdWithdrawals(ctx, importId, missing.length)
  })

/** Withdraws what was held for a person to decide. The second of two at once finds nothing held. */
export const withdrawHeld = (ctx: Ctx, importId: string, actorId: string) =>
  atomic(ctx, async (ctx) => {
    const held = await takeHeldWithdrawals(ctx, importId)
    if (!held) throw notFound()
    const { missing } = await missingOf(ctx, held.sellerId)
    await withdraw(ctx, missing, { by: 'staff', actorId })
    return { withdrawn: missing.length }
  })
