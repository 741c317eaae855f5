import { and, asc, eq, gt } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { remotePhoto } from './remote-photo.tables.ts'

export type RemotePhotoRow = typeof remotePhoto.$inferSelect

export async function remotePhotoById(ctx: Ctx, id: string): Promise<RemotePhotoRow | undefined> {
  const [row] = await ctx.db.select().from(remotePhoto).where(eq(remotePhoto.id, id))
  return row
}

type Lane = Pick<RemotePhotoRow, 'sellerId' | 'host'>

const ofLane = ({ sellerId, host }: Lane) =>
  and(eq(remotePhoto.sellerId, sellerId), eq(remotePhoto.host, host))

/** How many photos of a store are being fetched from a server now; one whose job has died counts no more. */
export const fetchingNow = (ctx: Ctx, lane: Lane): Promise<number> =>
  ctx.db.$count(
    remotePhoto,
    and(ofLane(lane), eq(remotePhoto.state, 'fetching'), gt(remotePhoto.tryAt, ctx.now())),
  )

/** The photo of a store that is fetched next from a server; one that failed waits for its time. */
export async function nextOfLane(ctx: Ctx, lane: Lane): Promise<string | undefined> {
  const untried = and(eq(remotePhoto.state, 'waiting'), eq(remotePhoto.attempts, 0))
  const [row] = await ctx.db
    .select({ id: remotePhoto.id })
    .from(remotePhoto)
    .where(and(ofLane(lane), untried))
    .orderBy(asc(remotePhoto.createdAt), asc(remotePhoto.id))
    .limit(1)
  return row?.id
}
