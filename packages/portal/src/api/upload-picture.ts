import { mediaEndpoints } from '@ironsouq/contract/platform/media/media.endpoints'
import type { Purpose } from '@ironsouq/contract/platform/media/media.limits'
import { api } from './api.ts'

const ASK_AGAIN_MS = 500
const MOST_ASKS = 120

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

interface UploadedPicture {
  uploadId: string
  /** Its key of the object store. */
  src: string
}

/** Uploads a picture and waits until it was checked. Null if it cannot be used. */
export async function uploadedPicture(
  file: Blob,
  purpose: Purpose,
  audience: 'staff' | 'merchant',
): Promise<UploadedPicture | null> {
  const { ask, finish, detail } = mediaEndpoints[audience]
  const body = { purpose, type: file.type, size: file.size }
  const { uploadId, url, headers } = await api(ask, { body })
  const sent = await fetch(url, { method: 'PUT', headers, body: file })
  if (!sent.ok) return null
  await api(finish, { body: { uploadId } })
  for (let asked = 0; asked < MOST_ASKS; asked += 1) {
    const { state, picture } = await api(detail, { query: { uploadId } })
    if (state === 'ready' && picture) return { uploadId, src: picture.src }
    if (state === 'refused' || state === 'expired') return null
    await pause(ASK_AGAIN_MS)
  }
  return null
}

/** The same where only the id is needed. */
export async function uploadPicture(
  file: Blob,
  purpose: Purpose,
  audience: 'staff' | 'merchant' = 'staff',
): Promise<string | null> {
  return (await uploadedPicture(file, purpose, audience))?.uploadId ?? null
}
