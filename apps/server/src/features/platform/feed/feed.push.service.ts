import type { BodyOf } from '@ironsouq/contract/endpoint'
import type { feedEndpoints } from '@ironsouq/contract/platform/feed/feed.endpoints'
import { eq } from 'drizzle-orm'
import { refuseSuspended } from '#features/people/seller/seller.service.ts'
import { importById } from '#features/platform/import/import.queries.ts'
import { addImport, inviteUpload, sendImport } from '#features/platform/import/import.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { feedByToken, type FeedRow } from './feed.queries.ts'
import { sellerFeed } from './feed.tables.ts'

async function feedOrNotFound(ctx: Ctx, token: string): Promise<FeedRow> {
  const feed = await feedByToken(ctx, token)
  if (!feed) throw notFound()
  await atomic(ctx, (ctx) => refuseSuspended(ctx, feed.sellerId))
  return feed
}

/** Issues an address for a file of the seller that the token belongs to. */
export async function askPush(ctx: Ctx, ask: BodyOf<typeof feedEndpoints.ask>) {
  const { kind, sellerId } = await feedOrNotFound(ctx, ask.token)
  const { fileName, size } = ask
  const row = await atomic(ctx, (ctx) => addImport(ctx, { kind, sellerId, fileName }))
  return inviteUpload(ctx, row, size)
}

/** The import of a token's seller; that of another one does not exist for it. */
export async function pushedImport(
  ctx: Ctx,
  { token, importId }: BodyOf<typeof feedEndpoints.send>,
) {
  const feed = await feedOrNotFound(ctx, token)
  const row = await importById(ctx, importId)
  if (row?.sellerId !== feed.sellerId || row.origin !== 'feed') throw notFound()
  return { feed, row }
}

export async function sendPush(ctx: Ctx, given: BodyOf<typeof feedEndpoints.send>) {
  const { feed, row } = await pushedImport(ctx, given)
  return atomic(ctx, async (ctx) => {
    const { state } = await sendImport(ctx, row.id, { by: 'system' })
    await ctx.db
      .update(sellerFeed)
      .set({ lastRunAt: ctx.now(), lastResult: 'received', lastImportId: row.id })
      .where(eq(sellerFeed.id, feed.id))
    return { state }
  })
}
