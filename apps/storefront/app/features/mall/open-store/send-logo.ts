import { ApiError } from '@ironsouq/contract/client'
import { PURPOSES } from '@ironsouq/contract/platform/media/media.limits'
import type { Translate } from '@ironsouq/i18n/messages'
import type { SentFile } from '#features/people/seller-application/parts/upload-document.ts'
import { apiWith } from '#kit/api/browser-api.ts'
import { uploadPicture } from '#kit/api/upload-picture.ts'
import { pictureFault } from '#kit/form/picture-fault.ts'

/** Uploads the logo of the store and waits until its content is checked. */
export async function sendLogo(file: File, t: Translate): Promise<SentFile> {
  if (file.size > PURPOSES.logo.maxBytes) return { fault: pictureFault(t, 'size', 'logo') }
  try {
    const call = apiWith({ handlesRefusal: true })
    const { uploadId, fault } = await uploadPicture(call, 'logo', file)
    if (fault === 'failed') return { fault: t('sellerApplication.uploadFailed') }
    return fault ? { fault: pictureFault(t, fault, 'logo') } : { ticket: uploadId }
  } catch (err) {
    return { fault: err instanceof ApiError ? err.message : t('sellerApplication.uploadFailed') }
  }
}
