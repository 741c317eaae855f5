import { hash, randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import type { FEED_RESULTS } from '@ironsouq/contract/platform/feed/feed.limits'
import { IMPORT_BYTES_MAX } from '@ironsouq/contract/platform/import/import.limits'
import { eq } from 'drizzle-orm'
import { isSuspendedNow } from '#features/people/seller/seller.service.ts'
import {
  addImport,
  IMPORT_FILE_TYPE,
  sendImport,
} from '#features/platform/import/import.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { FeedRejected } from '#kernel/ports/feed.ts'
import { feedById, type FeedRow } from './feed.queries.ts'
import { hoursLater } from './feed.service.ts'
import { sellerFeed } from './feed.tables.ts'

type Result = (typeof FEED_RESULTS)[number]

const FAULT_HOURS = 1

/** The file of the address, or why there is none. */
async function fetched(ctx: Ctx, url: string, tag: string | null) {
  try {
    const file = await ctx.feed.fetch(url, { tag, most: IMPORT_BYTES_MAX })
    return file ?? ('unchanged' as const)
  } catch (err) {
    if (!(err instanceof FeedRejected)) throw err
    ctx.log.warn({ err, url: new URL(url).host }, 'a feed brought no file')
    return err.fault
  }
}

/** A fault is tried again within the hour: a seller's server is seldom away for long. */
async function note(ctx: Ctx, { id, everyHours, nextRunAt }: FeedRow, result: Result) {
  const isFault = result !== 'unchanged' && everyHours > FAULT_HOURS && nextRunAt !== null
  const again = isFault ? { nextRunAt: hoursLater(ctx, FAULT_HOURS) } : {}
  await ctx.db
    .update(sellerFeed)
    .set({ lastRunAt: ctx.now(), lastResult: result, ...again })
    .where(eq(sellerFeed.id, id))
}

const fileNameOf = (url: string) => basename(new URL(url).pathname).slice(0, 200) || 'feed'

/** Fetches the file of a feed and starts its import, unless the file is the one of the last time. */
export async function fetchFeed(ctx: Ctx, feedId: string): Promise<void> {
  const feed = await feedById(ctx, feedId)
  if (!feed?.isActive || feed.url === null) return
  const { url, kind, sellerId } = feed
  if (await atomic(ctx, (ctx) => isSuspendedNow(ctx, sellerId))) return
  const file = await fetched(ctx, url, feed.tag)
  if (typeof file === 'string') return note(ctx, feed, file)
  const contentHash = hash('sha256', file.body, 'buffer')
  if (feed.contentHash?.equals(contentHash)) return note(ctx, feed, 'unchanged')
  const id = randomUUID()
  await ctx.storage.put(`import/${id}`, file.body, IMPORT_FILE_TYPE)
  await atomic(ctx, async (ctx) => {
    const ours = eq(sellerFeed.id, feedId)
    const now = one(await ctx.db.select().from(sellerFeed).where(ours).for('update'))
    // A second fetch at the same time found the same file first.
    if (now.contentHash?.equals(contentHash)) return
    await addImport(ctx, { id, kind, sellerId, fileName: fileNameOf(url) })
    await sendImport(ctx, id, { by: 'system' })
    await ctx.db
      .update(sellerFeed)
      .set({
        tag: file.tag,
        contentHash,
        lastRunAt: ctx.now(),
        lastResult: 'received',
        lastImportId: id,
      })
      .where(ours)
  })
}
