import { mediaEndpoints } from '@ironsouq/contract/media/media.endpoints'
import { memberEndpoints } from '@ironsouq/contract/member/member.endpoints'
import type { Translate } from '@ironsouq/i18n/messages'
import { apiWith } from '#kit/api/browser-api.ts'
import { userStore } from '#kit/session/user-store.ts'

const { ask, finish, detail } = mediaEndpoints.member
const ASK_EVERY_MS = 400
const PATIENCE_MS = 30_000

const FAULT_WORDS = {
  format: 'error.imageFormat',
  damaged: 'error.imageDamaged',
  size: 'settings.photoFailed',
  dimensions: 'settings.photoFailed',
} as const

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Uploads a picture of the member and waits until it is checked; returns the message of a refusal.
 */
export async function sendAvatar(picture: Blob, t: Translate): Promise<string | undefined> {
  const call = apiWith({ handlesRefusal: true })
  const { type, size } = picture
  const invitation = await call(ask, { body: { purpose: 'avatar', type, size } })
  const { uploadId, url, headers } = invitation
  const sent = await fetch(url, { method: 'PUT', headers, body: picture })
  if (!sent.ok) return t('settings.photoFailed')
  let upload = await call(finish, { body: { uploadId } })
  const end = performance.now() + PATIENCE_MS
  while (upload.state === 'received' && performance.now() < end) {
    await later(ASK_EVERY_MS)
    upload = await call(detail, { query: { uploadId } })
  }
  if (upload.fault) return t(FAULT_WORDS[upload.fault])
  if (upload.state !== 'ready') return t('settings.photoFailed')
  const { pic } = await call(memberEndpoints.avatar, { body: { uploadId } })
  userStore.set({ userAvatar: pic })
  return undefined
}
