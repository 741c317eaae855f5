import { chatEndpoints } from '@ironsouq/contract/chat/chat.endpoints'
import type { BuyerChat, ThreadMessage } from '@ironsouq/contract/chat/chat.schema'
import { ApiError } from '@ironsouq/contract/client'
import { mediaEndpoints } from '@ironsouq/contract/media/media.endpoints'
import { MB, PICTURE_PIXELS_MAX, PURPOSES } from '@ironsouq/contract/media/media.limits'
import type { Upload } from '@ironsouq/contract/media/media.schema'
import type { Translate } from '@ironsouq/i18n/messages'
import { chatCall } from './chat-call.ts'

const { ask, finish, detail } = mediaEndpoints.member
const ASK_EVERY_MS = 400
const PATIENCE_MS = 30_000

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

type Sent = { message: ThreadMessage; error?: undefined } | { message?: undefined; error: string }

const tooLarge = (t: Translate) =>
  t('error.imageTooLarge', { megabytes: String(PURPOSES.chat.maxBytes / MB) })

function faultWords(t: Translate, fault: NonNullable<Upload['fault']>): string {
  if (fault === 'format') return t('error.imageFormat')
  if (fault === 'damaged') return t('error.imageDamaged')
  if (fault === 'size') return tooLarge(t)
  return t('error.imageDimensions', { megapixels: String(PICTURE_PIXELS_MAX / 1_000_000) })
}

async function checked(uploadId: string): Promise<Upload> {
  let upload = await chatCall(finish, { body: { uploadId } })
  const end = performance.now() + PATIENCE_MS
  while (upload.state === 'received' && performance.now() < end) {
    await later(ASK_EVERY_MS)
    upload = await chatCall(detail, { query: { uploadId } })
  }
  return upload
}

/** Uploads a picture, waits until its content is checked, and sends it; a refusal is a message [FM-1]. */
export async function sendPicture(
  file: File,
  { chatId, consultation }: BuyerChat,
  t: Translate,
): Promise<Sent> {
  const { type, size } = file
  if (size > PURPOSES.chat.maxBytes) return { error: tooLarge(t) }
  try {
    const asked = await chatCall(ask, { body: { purpose: 'chat', type, size } })
    const { uploadId, url, headers } = asked
    const put = await fetch(url, { method: 'PUT', headers, body: file })
    if (!put.ok) return { error: t('chat.photoFailed') }
    const { fault, state } = await checked(uploadId)
    if (fault) return { error: faultWords(t, fault) }
    if (state !== 'ready') return { error: t('chat.photoFailed') }
    const content = { kind: 'image', uploadId } as const
    const body = { chatId, consultation, sendId: crypto.randomUUID(), content }
    return { message: await chatCall(chatEndpoints.send, { body }) }
  } catch (err) {
    const isRefused = err instanceof ApiError && err.status < 500
    return { error: isRefused ? err.message : t('chat.photoFailed') }
  }
}
