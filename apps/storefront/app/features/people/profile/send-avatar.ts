import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import type { Translate } from '@ironsouq/i18n/messages'
import { apiWith } from '#kit/api/browser-api.ts'
import { uploadPicture } from '#kit/api/upload-picture.ts'
import { userStore } from '#kit/session/user-store.ts'

const FAULT_WORDS = {
  format: 'error.imageFormat',
  damaged: 'error.imageDamaged',
  size: 'settings.photoFailed',
  dimensions: 'settings.photoFailed',
  failed: 'settings.photoFailed',
} as const

/**
 * Uploads a picture of the member and waits until it is checked; returns the message of a refusal.
 */
export async function sendAvatar(picture: Blob, t: Translate): Promise<string | undefined> {
  const call = apiWith({ handlesRefusal: true })
  const { uploadId, fault } = await uploadPicture(call, 'avatar', picture)
  if (fault) return t(FAULT_WORDS[fault])
  const { pic } = await call(memberEndpoints.avatar, { body: { uploadId } })
  userStore.set({ userAvatar: pic })
  return undefined
}
