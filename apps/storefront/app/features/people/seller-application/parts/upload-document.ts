import { ApiError } from '@ironsouq/contract/client'
import {
  LICENCE_BYTES_MAX,
  LICENCE_TYPES,
  type LicenceType,
} from '@ironsouq/contract/people/seller-application/seller-application.limits'
import type { Translate } from '@ironsouq/i18n/messages'

const isLicenceType = (type: string): type is LicenceType =>
  LICENCE_TYPES.some((each) => each === type)

/** The ticket names the uploaded file. */
export type SentFile = { ticket: string; fault?: undefined } | { ticket?: undefined; fault: string }

interface Uploading {
  /** Requests an address that accepts the file. */
  ask: (file: {
    type: LicenceType
    size: number
  }) => Promise<{ ticket: string; url: string; headers: Record<string, string> }>
  /** Runs once the file is there. */
  attach?: (ticket: string) => Promise<unknown>
}

/** Uploads a private document: a PDF or a photo of a paper. */
export async function uploadDocument(
  file: File,
  t: Translate,
  { ask, attach }: Uploading,
): Promise<SentFile> {
  const { type, size } = file
  if (!isLicenceType(type)) return { fault: t('error.licenceFormat') }
  if (size > LICENCE_BYTES_MAX) return { fault: t('error.licenceTooLarge') }
  try {
    const { ticket, url, headers } = await ask({ type, size })
    const { ok } = await fetch(url, { method: 'PUT', headers, body: file })
    if (!ok) return { fault: t('sellerApplication.uploadFailed') }
    await attach?.(ticket)
    return { ticket }
  } catch (err) {
    return { fault: err instanceof ApiError ? err.message : t('sellerApplication.uploadFailed') }
  }
}
