import { ApiError } from '@ironsouq/contract/client'
import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import type { BuyerChat, ThreadMessage } from '@ironsouq/contract/deals/chat/chat.schema'
import { PURPOSES } from '@ironsouq/contract/platform/media/media.limits'
import type { Translate } from '@ironsouq/i18n/messages'
import { uploadPicture } from '#kit/api/upload-picture.ts'
import { pictureFault } from '#kit/form/picture-fault.ts'
import { chatCall } from './chat-call.ts'

type Sent = { message: ThreadMessage; error?: undefined } | { message?: undefined; error: string }

/** Uploads a picture, waits until its content is checked, and sends it; a refusal is a message [FM-1]. */
export async function sendPicture(
  file: File,
  { chatId, consultation }: BuyerChat,
  t: Translate,
): Promise<Sent> {
  if (file.size > PURPOSES.chat.maxBytes) return { error: pictureFault(t, 'size', 'chat') }
  try {
    const { uploadId, fault } = await uploadPicture(chatCall, 'chat', file)
    if (fault === 'failed') return { error: t('chat.photoFailed') }
    if (fault) return { error: pictureFault(t, fault, 'chat') }
    const content = { kind: 'image', uploadId } as const
    const body = { chatId, consultation, sendId: crypto.randomUUID(), content }
    return { message: await chatCall(chatEndpoints.send, { body }) }
  } catch (err) {
    const isRefused = err instanceof ApiError && err.status < 500
    return { error: isRefused ? err.message : t('chat.photoFailed') }
  }
}
