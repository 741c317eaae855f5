import type { QueryOf } from '@ironsouq/contract/endpoint'
import type { ImportKind } from '@ironsouq/contract/platform/import/import.limits'
import type { merchantImportEndpoints } from '@ironsouq/contract/platform/import/import.merchant.endpoints'
import type { PhotoFault } from '@ironsouq/contract/platform/remote-photo/remote-photo.limits'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { remotePhoto } from '#features/platform/remote-photo/remote-photo.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { importOrNotFound } from './import.queries.ts'
import { importPhoto } from './import.tables.ts'

const fault = sql<PhotoFault | null>`coalesce(${importPhoto.fault}, ${remotePhoto.fault})`

/** How many photos of an import have arrived, are awaited and cannot be shown. */
export async function photoCounts(ctx: Ctx, importId: string) {
  return one(
    await ctx.db
      .select({
        ready: sql<number>`(count(*) filter (where ${fault} is null and state = 'ready'))::int`,
        waiting: sql<number>`(count(*) filter (where ${fault} is null and state <> 'ready'))::int`,
        failed: sql<number>`(count(*) filter (where ${fault} is not null))::int`,
      })
      .from(importPhoto)
      .innerJoin(remotePhoto, eq(remotePhoto.id, importPhoto.photoId))
      .where(eq(importPhoto.importId, importId)),
  )
}

/** The photos that cannot be shown, in the order of the file, each with its reason. */
export async function faultyPhotosListed(
  ctx: Ctx,
  kind: ImportKind,
  query: QueryOf<typeof merchantImportEndpoints.photos>,
) {
  const { importId } = query
  await importOrNotFound(ctx, importId, kind)
  const wanted = and(eq(importPhoto.importId, importId), sql`${fault} is not null`)
  const list = keyset(query, { by: importPhoto.row, id: importPhoto.id, isDescending: false })
  const found = await ctx.db
    .select({
      id: importPhoto.id,
      row: importPhoto.row,
      address: remotePhoto.address,
      fault,
      at: list.at,
    })
    .from(importPhoto)
    .innerJoin(remotePhoto, eq(remotePhoto.id, importPhoto.photoId))
    .where(and(wanted, list.where))
    .orderBy(...list.orderBy)
    .limit(list.limit)
  const { rows, ...cursors } = list.pageOf(found)
  return {
    rows: rows.map(({ row, address, fault: why }) => ({
      row,
      address,
      fault: why ?? 'unreachable',
    })),
    ...cursors,
    total: (await photoCounts(ctx, importId)).failed,
  }
}

/** The photos that the rows of a product or machine name, in the order of the file. */
export const photosNamed = (ctx: Ctx, importId: string, entityId: string) =>
  ctx.db
    .select({ id: importPhoto.id, state: remotePhoto.state, uploadId: remotePhoto.uploadId })
    .from(importPhoto)
    .innerJoin(remotePhoto, eq(remotePhoto.id, importPhoto.photoId))
    .where(
      and(
        eq(importPhoto.importId, importId),
        eq(importPhoto.entityId, entityId),
        isNull(importPhoto.fault),
      ),
    )
    .orderBy(asc(importPhoto.row), asc(importPhoto.position))
