import type { PHOTO_PLACE_FAULTS } from '@ironsouq/contract/platform/remote-photo/remote-photo.limits'
import { eq, inArray, sql } from 'drizzle-orm'
import { ownerOf, wantPhotos } from '#features/platform/remote-photo/remote-photo.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import type { SavedRow } from '#kernel/work/import-target.ts'
import { photosNamed } from './import.photo.projection.ts'
import { importById, type ImportRow } from './import.queries.ts'
import { importPhoto } from './import.tables.ts'
import { targetOf } from './import.targets.ts'

type PlaceFault = (typeof PHOTO_PLACE_FAULTS)[number]

const note = (ctx: TxCtx, ids: readonly string[], fault: PlaceFault) =>
  ctx.db
    .update(importPhoto)
    .set({ fault })
    .where(inArray(importPhoto.id, [...ids]))

/** Shows the photos of a file that have arrived, in the order of its rows. */
async function place(ctx: TxCtx, row: ImportRow, entityId: string): Promise<void> {
  const { photos } = targetOf(row)
  // Of two files at once that name photos of the same thing the later one decides.
  const [newest] = await ctx.db
    .select({ importId: importPhoto.importId })
    .from(importPhoto)
    .where(eq(importPhoto.entityId, entityId))
    .orderBy(sql`${importPhoto.createdAt} desc`, sql`${importPhoto.id} desc`)
    .limit(1)
  if (newest?.importId !== row.id) return
  const named = await photosNamed(ctx, row.id, entityId)
  // Rows of several variants may name the same photo.
  const ready = new Map(
    named.flatMap(({ id, state, uploadId }) =>
      state === 'ready' && uploadId !== null ? [[uploadId, id] as const] : [],
    ),
  )
  const uploadIds = [...ready.keys()]
  const shown = uploadIds.slice(0, photos.most)
  const isPlaced = await photos.place(ctx, ownerOf(row.sellerId), { entityId, uploadIds: shown })
  const ids = (uploads: readonly string[]) => uploads.flatMap((id) => ready.get(id) ?? [])
  if (!isPlaced) await note(ctx, ids(uploadIds), 'onSale')
  else if (uploadIds.length > photos.most)
    await note(ctx, ids(uploadIds.slice(photos.most)), 'tooMany')
}

/** Has the photos of saved rows fetched, and shows at once those that earlier files have brought. */
export async function wantPhotosOf(
  ctx: TxCtx,
  row: ImportRow,
  saved: readonly SavedRow[],
): Promise<void> {
  const { purpose } = targetOf(row).photos
  const named = saved.flatMap(({ number, entityId, photos = [] }) =>
    entityId === null
      ? []
      : photos.map((address, position) => ({ row: number, position, entityId, address })),
  )
  if (named.length === 0) return
  const { sellerId } = row
  const addresses = named.map(({ address }) => address)
  const known = await wantPhotos(ctx, { sellerId, purpose, addresses })
  const createdAt = ctx.now()
  await ctx.db
    .insert(importPhoto)
    .values(
      named.flatMap(({ address, ...each }) => {
        const photo = known.get(address)
        return photo ? [{ ...each, importId: row.id, photoId: photo.id, createdAt }] : []
      }),
    )
    .onConflictDoNothing()
  const isReady = ({ address }: { address: string }) => known.get(address)?.state === 'ready'
  const entities = new Set(named.filter(isReady).map(({ entityId }) => entityId))
  for (const entityId of entities) await place(ctx, row, entityId)
}

/** Shows a photo that was decided wherever files have named it. */
export async function placePhoto(ctx: Ctx, photoId: string): Promise<void> {
  const named = await ctx.db
    .selectDistinct({ importId: importPhoto.importId, entityId: importPhoto.entityId })
    .from(importPhoto)
    .where(eq(importPhoto.photoId, photoId))
  for (const { importId, entityId } of named)
    await atomic(ctx, async (ctx) => {
      const row = await importById(ctx, importId)
      if (row) await place(ctx, row, entityId)
    })
}
