import type { ApiCall } from '@ironsouq/contract/client'
import { mediaEndpoints } from '@ironsouq/contract/platform/media/media.endpoints'
import type { Upload } from '@ironsouq/contract/platform/media/media.schema'

const { ask, finish, detail } = mediaEndpoints.member
const ASK_EVERY_MS = 400
const PATIENCE_MS = 30_000

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

type Uploaded =
  | { uploadId: string; fault?: undefined }
  | { uploadId?: undefined; fault: NonNullable<Upload['fault']> | 'failed' }

/** Uploads a picture of the member and waits until its content is checked [FM-1]. */
export async function uploadPicture(
  call: ApiCall,
  purpose: 'avatar' | 'chat' | 'logo' | 'review',
  picture: Blob,
): Promise<Uploaded> {
  const { type, size } = picture
  const { uploadId, url, headers } = await call(ask, { body: { purpose, type, size } })
  const sent = await fetch(url, { method: 'PUT', headers, body: picture })
  if (!sent.ok) return { fault: 'failed' }
  let upload = await call(finish, { body: { uploadId } })
  const end = performance.now() + PATIENCE_MS
  while (upload.state === 'received' && performance.now() < end) {
    await later(ASK_EVERY_MS)
    upload = await call(detail, { query: { uploadId } })
  }
  if (upload.fault) return { fault: upload.fault }
  return upload.state === 'ready' ? { uploadId } : { fault: 'failed' }
}
