import { type ApiCall, ApiError, TransportError } from '@ironsouq/contract/client'
import { inspectionEndpoints } from '@ironsouq/contract/machines/inspection/inspection.endpoints'
import { mediaEndpoints } from '@ironsouq/contract/platform/media/media.endpoints'
import { changeForm, dropPhoto, storePhoto } from './offline-store.ts'
import type { StoredPhoto } from './stored-form.ts'

const { ask, finish, detail } = mediaEndpoints.staff
const UPLOAD_TIMEOUT_MS = 120_000
const ASK_AGAIN_MS = 500
const MOST_ASKS = 40

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

type Upload = NonNullable<StoredPhoto['upload']>

const isOver = ({ step, expiresAt }: Upload) =>
  step === 'asked' && Date.parse(expiresAt) < Date.now()

async function put(url: string, headers: Record<string, string>, body: Blob): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(UPLOAD_TIMEOUT_MS)
    return await fetch(url, { method: 'PUT', headers, body, signal })
  } catch (cause) {
    throw new TransportError('PUT of a photo', { cause })
  }
}

/** Sends the file as far as it was not sent before. */
async function upload(api: ApiCall, photo: StoredPhoto): Promise<Upload> {
  const step = async (upload: Upload) => {
    await storePhoto({ ...photo, upload })
    return upload
  }
  let now = photo.upload
  if (!now || isOver(now)) {
    const { type, size } = photo.blob
    const invited = await api(ask, { body: { purpose: 'equipment', type, size } })
    now = await step({ ...invited, step: 'asked' })
  }
  if (now.step === 'asked') {
    const reply = await put(now.url, now.headers, photo.blob)
    if (!reply.ok) {
      await storePhoto({ ...photo, upload: null })
      throw new TransportError(`the store answered ${reply.status}`)
    }
    now = await step({ ...now, step: 'uploaded' })
  }
  if (now.step === 'uploaded') {
    await api(finish, { body: { uploadId: now.uploadId }, idempotencyKey: now.uploadId })
    now = await step({ ...now, step: 'received' })
  }
  return now
}

type Checked = 'ready' | 'refused' | 'expired' | 'later'

async function checked(api: ApiCall, uploadId: string): Promise<Checked> {
  for (let asked = 0; asked < MOST_ASKS; asked += 1) {
    const { state } = await api(detail, { query: { uploadId } })
    if (state === 'ready' || state === 'refused' || state === 'expired') return state
    await pause(ASK_AGAIN_MS)
  }
  return 'later'
}

/** Adds a photo to its point on the server and removes it here. */
async function attach(api: ApiCall, photo: StoredPhoto, uploadId: string): Promise<void> {
  const { photoId, deviceId, pointId, staffId } = photo
  const added = await api(inspectionEndpoints.addPhoto, {
    body: { photoId, deviceId, pointId, uploadId },
    idempotencyKey: photoId,
  })
  await changeForm({ staffId, deviceId }, (stored) => {
    if (!stored) return undefined
    const others = stored.form.photos.filter((each) => each.photoId !== photoId)
    return { ...stored, form: { ...stored.form, photos: [...others, added] } }
  })
  await dropPhoto(photoId)
}

/** Sends one photo. A refused one stays here with the reason; no connection is a TransportError. */
export async function sendPhoto(api: ApiCall, photo: StoredPhoto): Promise<void> {
  try {
    const { uploadId, ...rest } = await upload(api, photo)
    const state = await checked(api, uploadId)
    if (state === 'ready') await attach(api, photo, uploadId)
    else if (state === 'expired') await storePhoto({ ...photo, upload: null })
    else if (state === 'refused')
      await storePhoto({ ...photo, upload: { uploadId, ...rest }, fault: 'refused' })
  } catch (err) {
    if (!(err instanceof ApiError) || err.status === 401 || err.status >= 500) throw err
    await storePhoto({ ...photo, upload: null, fault: err.message })
  }
}
