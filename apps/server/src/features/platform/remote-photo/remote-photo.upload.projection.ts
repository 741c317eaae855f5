import type { Purpose } from '@ironsouq/contract/platform/media/media.limits'
import { eq, type SQL, sql } from 'drizzle-orm'
import { upload } from '#features/platform/media/media.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { remotePhoto } from './remote-photo.tables.ts'

/** The photo that an upload was made of. */
export async function photoOfUpload(ctx: Ctx, uploadId: string) {
  const [row] = await ctx.db
    .select({ photo: remotePhoto, state: upload.state, fault: upload.fault })
    .from(remotePhoto)
    .innerJoin(upload, eq(upload.id, remotePhoto.uploadId))
    .where(eq(remotePhoto.uploadId, uploadId))
  return row
}

/** Whether its picture is still there; an unused one is removed after a day. */
export const hasPicture = sql<boolean>`exists (
  select from upload where upload.id = remote_photo.upload_id
    and upload.owner_id = remote_photo.seller_id and upload.state = 'ready')`

/** The address that a picture of a seller was fetched from; null for one that a person has sent. */
export const addressOfPicture = (
  { sellerId, objectKey }: { sellerId: SQL; objectKey: SQL },
  purpose: Purpose,
) => sql<string | null>`(
  select remote_photo.address from remote_photo join upload on upload.id = remote_photo.upload_id
  where remote_photo.seller_id = ${sellerId} and remote_photo.purpose = ${purpose}
    and upload.picture_key = ${objectKey}
  order by remote_photo.created_at limit 1)`
