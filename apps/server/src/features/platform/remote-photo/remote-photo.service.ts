import { hash, randomUUID } from 'node:crypto'
import { PURPOSES, type Purpose } from '@ironsouq/contract/platform/media/media.limits'
import { remotePhotoLifecycle } from '@ironsouq/contract/platform/remote-photo/remote-photo.lifecycle'
import type { PhotoFetchFault } from '@ironsouq/contract/platform/remote-photo/remote-photo.limits'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { receiveUpload } from '#features/platform/media/media.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { transition } from '#kernel/data/transition.ts'
import { FeedRejected } from '#kernel/ports/feed.ts'
import { emit, occurrence } from '#kernel/work/events.ts'
import { remotePhotoDecided, remotePhotoDue } from './remote-photo.events.ts'
import {
  fetchingNow,
  nextOfLane,
  remotePhotoById,
  type RemotePhotoRow,
} from './remote-photo.queries.ts'
import { remotePhoto } from './remote-photo.tables.ts'
import { hasPicture, photoOfUpload } from './remote-photo.upload.projection.ts'

const MINUTE_MS = 60_000
/** How many photos of a store are fetched at once from one server. */
const AT_ONCE = 2
const SECONDS = 20
const HOPS = 3
/** After each failed try of a server that may come back, in minutes. */
const PAUSES = [1, 10, 60]
/** A job that has not ended by then has died. */
const LEASE_MINUTES = 3
/** Jobs of photos that found their server busy are not repeated: this is for a lane that all jobs have left. */
const LEFT_MINUTES = 30

const later = (ctx: Ctx, minutes: number) => new Date(ctx.now().getTime() + minutes * MINUTE_MS)
const hashOf = (address: string) => hash('sha256', address, 'buffer')

/** A store's own picture belongs to no person. */
export const ownerOf = (sellerId: string) => ({ audience: 'seller', id: sellerId })

interface Wanted {
  sellerId: string
  purpose: Purpose
  addresses: readonly string[]
}

/** The photos at these addresses: those that were not fetched, or whose picture is gone, are fetched now. */
export async function wantPhotos(
  ctx: TxCtx,
  { sellerId, purpose, addresses }: Wanted,
): Promise<ReadonlyMap<string, Pick<RemotePhotoRow, 'id' | 'state'>>> {
  if (addresses.length === 0) return new Map()
  const at = ctx.now()
  const rows = [...new Set(addresses)].toSorted().map((address) => ({
    sellerId,
    purpose,
    address,
    addressHash: hashOf(address),
    host: new URL(address).host,
    tryAt: later(ctx, LEFT_MINUTES),
    createdAt: at,
    updatedAt: at,
  }))
  const added = await ctx.db
    .insert(remotePhoto)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: remotePhoto.id })
  for (const { id } of added) await emit(ctx, remotePhotoDue, { photoId: id, tries: 0 })
  const wanted = await ctx.db
    .select({
      id: remotePhoto.id,
      address: remotePhoto.address,
      state: remotePhoto.state,
      isThere: hasPicture,
    })
    .from(remotePhoto)
    .where(
      and(
        eq(remotePhoto.sellerId, sellerId),
        eq(remotePhoto.purpose, purpose),
        inArray(
          remotePhoto.addressHash,
          rows.map(({ addressHash }) => addressHash),
        ),
      ),
    )
    .for('update')
  const known = new Map<string, Pick<RemotePhotoRow, 'id' | 'state'>>()
  for (const { id, address, state, isThere } of wanted) {
    const isAgain = state === 'failed' || (state === 'ready' && !isThere)
    if (isAgain)
      await move(
        ctx,
        id,
        'again',
        { attempts: 0, fault: null, uploadId: null, tryAt: later(ctx, LEFT_MINUTES) },
        0,
      )
    known.set(address, { id, state: isAgain ? 'waiting' : state })
  }
  return known
}

type Action = 'fetch' | 'retry' | 'receive' | 'accept' | 'fail' | 'again'

const move = (
  ctx: TxCtx,
  id: string,
  action: Action,
  set: Partial<RemotePhotoRow>,
  /** A job fetches it now, after so many tries. */
  dueAfter?: number,
) =>
  transition(
    ctx,
    remotePhoto,
    remotePhotoLifecycle,
    { id, action, by: 'system' },
    {
      set: { ...set, updatedAt: ctx.now() },
      emit: [
        ...(action === 'accept' || action === 'fail'
          ? [occurrence(remotePhotoDecided, { photoId: id })]
          : []),
        ...(dueAfter === undefined
          ? []
          : [occurrence(remotePhotoDue, { photoId: id, tries: dueAfter })]),
      ],
    },
  )

const lockLane = (ctx: TxCtx, { sellerId, host }: RemotePhotoRow) =>
  ctx.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`photo ${sellerId} ${host}`}, 0))`,
  )

interface Due {
  photoId: string
  /** How often it had been tried when the job was made: a photo that another job has tried since waits for its time. */
  tries: number
}

/** Takes the photo, or the next one of its server; none while two are being fetched, which go on with the others. */
const claimed = (ctx: Ctx, { photoId, tries }: Due) =>
  atomic(ctx, async (ctx) => {
    const lane = await remotePhotoById(ctx, photoId)
    if (!lane) return null
    await lockLane(ctx, lane)
    if ((await fetchingNow(ctx, lane)) >= AT_ONCE) return null
    const asked = await remotePhotoById(ctx, photoId)
    const isDue = asked?.state === 'waiting' && asked.attempts === tries
    const id = isDue ? photoId : await nextOfLane(ctx, lane)
    const row = id === undefined ? undefined : await remotePhotoById(ctx, id)
    if (!row) return null
    const attempts = row.attempts + 1
    return move(ctx, row.id, 'fetch', { attempts, tryAt: later(ctx, LEASE_MINUTES) })
  })

type Fetched = { body: Uint8Array } | { fault: PhotoFetchFault }

async function fetched(ctx: Ctx, { address, purpose }: RemotePhotoRow): Promise<Fetched> {
  try {
    const most = PURPOSES[purpose].maxBytes
    const limits = { tag: null, most, hops: HOPS, seconds: SECONDS, isPlain: true }
    return (await ctx.feed.fetch(address, limits)) ?? { fault: 'refused' }
  } catch (err) {
    if (!(err instanceof FeedRejected)) throw err
    return { fault: err.fault }
  }
}

/** The server may be back later, or have less to do. */
const mayComeBack = (fault: PhotoFetchFault) => fault === 'unreachable'

async function settle(ctx: TxCtx, row: RemotePhotoRow, fault: PhotoFetchFault) {
  const pause = PAUSES[row.attempts - 1]
  if (mayComeBack(fault) && pause !== undefined)
    await move(ctx, row.id, 'retry', { tryAt: later(ctx, pause) })
  else await move(ctx, row.id, 'fail', { fault, tryAt: null })
}

/** Fetches one photo; what comes of it is processed as an upload. */
export async function fetchPhoto(ctx: Ctx, due: Due): Promise<void> {
  const row = await claimed(ctx, due)
  if (!row) return
  const result = await fetched(ctx, row)
  const type = 'body' in result ? ctx.images.typeOf(result.body) : undefined
  const uploadId = randomUUID()
  const originalKey = `incoming/${uploadId}`
  if ('body' in result && type) await ctx.storage.put(originalKey, result.body, type)
  await atomic(ctx, async (ctx) => {
    await lockLane(ctx, row)
    if ('fault' in result) await settle(ctx, row, result.fault)
    else if (!type) await move(ctx, row.id, 'fail', { fault: 'format', tryAt: null })
    else {
      const size = result.body.length
      const { purpose, sellerId } = row
      await receiveUpload(ctx, ownerOf(sellerId), {
        id: uploadId,
        originalKey,
        purpose,
        type,
        size,
      })
      await move(ctx, row.id, 'receive', { uploadId, tryAt: null })
    }
    const next = await nextOfLane(ctx, row)
    if (next !== undefined) await emit(ctx, remotePhotoDue, { photoId: next, tries: 0 })
  })
}

/** Notes what became of the upload that a photo was made of. */
export const notePicture = (ctx: Ctx, uploadId: string): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const found = await photoOfUpload(ctx, uploadId)
    if (found?.photo.state !== 'processing') return
    const { photo, state, fault } = found
    if (state === 'ready') await move(ctx, photo.id, 'accept', {})
    else
      await move(ctx, photo.id, 'fail', {
        fault: fault === 'size' ? 'tooLarge' : (fault ?? 'damaged'),
      })
  })

/** Tries again what waits for its time, and what a job has left behind. */
export async function retryPhoto(
  ctx: TxCtx,
  { id, state, attempts }: RemotePhotoRow,
): Promise<void> {
  // While its server is busy, a photo that failed before has no job to wait for.
  const tryAt = later(ctx, attempts > 0 ? 1 : LEFT_MINUTES)
  if (state === 'fetching') {
    await move(ctx, id, 'retry', { tryAt }, attempts)
    return
  }
  const waiting = and(eq(remotePhoto.id, id), eq(remotePhoto.state, 'waiting'))
  await ctx.db.update(remotePhoto).set({ tryAt }).where(waiting)
  await emit(ctx, remotePhotoDue, { photoId: id, tries: attempts })
}
