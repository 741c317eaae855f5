import { ApiError } from '@ironsouq/contract/client'
import { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import type { Translate } from '@ironsouq/i18n/messages'
import { apiWith } from '#kit/api/browser-api.ts'
import type { DraftFile } from './inquiry-draft.ts'

const { askAttachment, finishAttachment, attachment } = inquiryEndpoints
const ASK_EVERY_MS = 400
const PATIENCE_MS = 30_000

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

type Sent = { file: DraftFile; error?: undefined } | { file?: undefined; error: string }

/** Uploads a file and waits until its content is checked; a refusal is a message. */
export async function sendAttachment(file: File, t: Translate): Promise<Sent> {
  const refused = { error: t('inquiry.fileRefused', { name: file.name }) }
  const call = apiWith({ handlesRefusal: true })
  try {
    const { type, size } = file
    const fileName = file.name.slice(-120)
    const { uploadId, url, headers } = await call(askAttachment, { body: { fileName, type, size } })
    const sent = await fetch(url, { method: 'PUT', headers, body: file })
    if (!sent.ok) return refused
    const attachmentId = uploadId
    let { state } = await call(finishAttachment, { body: { attachmentId } })
    const end = performance.now() + PATIENCE_MS
    while (state === 'received' && performance.now() < end) {
      await later(ASK_EVERY_MS)
      ;({ state } = await call(attachment, { query: { attachmentId } }))
    }
    return state === 'ready' ? { file: { attachmentId, fileName } } : refused
  } catch (err) {
    return err instanceof ApiError && err.status === 429 ? { error: err.message } : refused
  }
}
