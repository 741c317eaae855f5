import { mediaEndpoints } from '@ironsouq/contract/media/media.endpoints'
import type { Purpose } from '@ironsouq/contract/media/media.limits'
import { api } from './api.ts'

const ASK_AGAIN_MS = 500
const MOST_ASKS = 120

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/** Uploads a picture and waits until it was checked. Returns its id, or null if it cannot be used. */
export async function uploadPicture(
  file: Blob,
  purpose: Purpose,
  audience: 'staff' | 'merchant' = 'staff',
): Promise<string | null> {
  const { ask, finish, detail } = mediaEndpoints[audience]
  const body = { purpose, type: file.type, size: file.size }
  const { uploadId, url, headers } = await api(ask, { body })
  const sent = await fetch(url, { method: 'PUT', headers, body: file })
  if (!sent.ok) return null
  await api(finish, { body: { uploadId } })
  for (let asked = 0; asked < MOST_ASKS; asked += 1) {
    const { state } = await api(detail, { query: { uploadId } })
    if (state === 'ready') return uploadId
    if (state === 'refused' || state === 'expired') return null
    await pause(ASK_AGAIN_MS)
  }
  return null
}
