import { ApiError } from '@ironsouq/contract/client'
import { sellerApplicationEndpoints } from '@ironsouq/contract/seller-application/seller-application.endpoints'
import {
  LICENCE_BYTES_MAX,
  LICENCE_TYPES,
  type LicenceType,
} from '@ironsouq/contract/seller-application/seller-application.limits'
import type { Translate } from '@ironsouq/i18n/messages'
import { apiWith } from '#kit/api/browser-api.ts'

const isLicenceType = (type: string): type is LicenceType =>
  LICENCE_TYPES.some((each) => each === type)

type Sent = { ticket: string; fault?: undefined } | { ticket?: undefined; fault: string }

/** Uploads the trade licence; the ticket names it in the application. */
export async function sendLicence(file: File, t: Translate): Promise<Sent> {
  const { type, size } = file
  if (!isLicenceType(type)) return { fault: t('error.licenceFormat') }
  if (size > LICENCE_BYTES_MAX) return { fault: t('error.licenceTooLarge') }
  try {
    const call = apiWith({ handlesRefusal: true })
    const asked = await call(sellerApplicationEndpoints.askLicence, { body: { type, size } })
    const { ok } = await fetch(asked.url, { method: 'PUT', headers: asked.headers, body: file })
    return ok ? { ticket: asked.licence } : { fault: t('sellerApplication.uploadFailed') }
  } catch (err) {
    return { fault: err instanceof ApiError ? err.message : t('sellerApplication.uploadFailed') }
  }
}
