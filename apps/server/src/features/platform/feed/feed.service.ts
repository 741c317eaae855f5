import { randomBytes } from 'node:crypto'
import type { BodyOf } from '@ironsouq/contract/endpoint'
import type { Feed, feedEndpoints } from '@ironsouq/contract/platform/feed/feed.endpoints'
import { eq } from 'drizzle-orm'
import { sellerByCode } from '#features/people/seller/seller.queries.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { updateVersioned } from '#kernel/data/versioned.ts'
import { ConflictRefusal, FieldFaults, notFound } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { feedDue } from './feed.events.ts'
import { dueFeeds, type FeedRow, feedOfSeller, presentFeed, tokenHashOf } from './feed.queries.ts'
import { sellerFeed } from './feed.tables.ts'

const HOUR_MS = 3_600_000

export const hoursLater = (ctx: Ctx, hours: number) =>
  new Date(ctx.now().getTime() + hours * HOUR_MS)

async function sellerIdOf(ctx: Ctx, code: string): Promise<string> {
  const seller = await sellerByCode(ctx, code)
  if (seller) return seller.id
  throw new FieldFaults([{ field: 'seller', key: 'error.fieldNotAllowed', values: {} }])
}

export async function feedShown(ctx: Ctx, code: string): Promise<Feed | null> {
  const row = await feedOfSeller(ctx, await sellerIdOf(ctx, code))
  return row ? presentFeed(code, row) : null
}

async function feedOrNotFound(ctx: Ctx, code: string): Promise<FeedRow> {
  const row = await feedOfSeller(ctx, await sellerIdOf(ctx, code))
  if (!row) throw notFound()
  return row
}

async function added(
  ctx: TxCtx,
  seller: string,
  values: typeof sellerFeed.$inferInsert,
): Promise<FeedRow> {
  const [row] = await ctx.db.insert(sellerFeed).values(values).onConflictDoNothing().returning()
  if (row) return row
  const current = await feedOfSeller(ctx, values.sellerId)
  throw current ? new ConflictRefusal(presentFeed(seller, current)) : notFound()
}

/** Adds the feed of a seller, or changes one that has not changed since it was read. */
export async function saveFeed(ctx: Ctx, given: BodyOf<typeof feedEndpoints.save>): Promise<Feed> {
  const { seller, version, ...settings } = given
  const sellerId = await sellerIdOf(ctx, seller)
  if (settings.url !== null && !/^https?:/.test(settings.url))
    throw new FieldFaults([{ field: 'url', key: 'error.fieldWrongFormat', values: {} }])
  return atomic(ctx, async (ctx) => {
    const before = await feedOfSeller(ctx, sellerId)
    const at = ctx.now()
    const isPolled = settings.isActive && settings.url !== null
    // Another address has another file: nothing that is known of the old one holds for it.
    const forgotten = before?.url === settings.url ? {} : { tag: null, contentHash: null }
    const set = { ...settings, ...forgotten, nextRunAt: isPolled ? at : null, updatedAt: at }
    const shownBefore = before ? presentFeed(seller, before) : null
    const read = () => Promise.resolve(shownBefore)
    const row =
      version === undefined || !before
        ? await added(ctx, seller, { sellerId, ...set, createdAt: at })
        : await updateVersioned(ctx, sellerFeed, { id: before.id, version }, { set, read })
    const shown = presentFeed(seller, row)
    ctx.audit('feed', row.id, shownBefore, shown)
    return shown
  })
}

/** Issues a token; who has the earlier one can push no more. */
export function newFeedToken(ctx: Ctx, code: string): Promise<{ token: string }> {
  return atomic(ctx, async (ctx) => {
    const { id, tokenHash } = await feedOrNotFound(ctx, code)
    const token = randomBytes(32).toString('base64url')
    await ctx.db
      .update(sellerFeed)
      .set({ tokenHash: tokenHashOf(token), updatedAt: ctx.now() })
      .where(eq(sellerFeed.id, id))
    ctx.audit('feed', id, { hasToken: tokenHash !== null }, { hasToken: true, isNew: true })
    return { token }
  })
}

/** Plans one fetch now, and the next one after the usual time. */
export function runFeedNow(ctx: Ctx, code: string): Promise<Feed> {
  return atomic(ctx, async (ctx) => {
    const feed = await feedOrNotFound(ctx, code)
    if (feed.nextRunAt === null) throw notFound()
    const nextRunAt = hoursLater(ctx, feed.everyHours)
    await ctx.db.update(sellerFeed).set({ nextRunAt }).where(eq(sellerFeed.id, feed.id))
    await emit(ctx, feedDue, { feedId: feed.id })
    ctx.audit('feed', feed.id, null, { runNow: true })
    return presentFeed(code, { ...feed, nextRunAt })
  })
}

/** Plans the fetches whose time has come. */
export const planDueFeeds = (ctx: Ctx): Promise<void> =>
  atomic(ctx, async (ctx) => {
    for (const { id, everyHours } of await dueFeeds(ctx)) {
      const nextRunAt = hoursLater(ctx, everyHours)
      await ctx.db.update(sellerFeed).set({ nextRunAt }).where(eq(sellerFeed.id, id))
      await emit(ctx, feedDue, { feedId: id })
    }
  })
