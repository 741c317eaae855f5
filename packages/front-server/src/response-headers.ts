import type { IncomingHttpHeaders } from 'node:http'
import { UNFRAMED } from './content-policy.ts'

const HSTS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/**
 * Browsers use HTTPS for this host and those below it from then on; only a site with HTTPS may ask
 * for it.
 */
export const transportHeaders = (publicUrl: string) => (publicUrl.startsWith('https:') ? HSTS : {})

const permissions = (camera: '()' | '(self)') =>
  `camera=${camera}, geolocation=(), microphone=(), payment=(), usb=()`

/** A store reads the barcodes of parcels with the camera of its phone. */
export const OWN_CAMERA = { 'permissions-policy': permissions('(self)') }

/** On every response. Pages set their own Content Security Policy. */
export const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': UNFRAMED,
  // A page that opens ours, or that ours opens, has no hold on its window.
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': permissions('()'),
}

const REQUEST_ID = /^[\w-]{8,64}$/

/** The request's own id if it is valid, otherwise a new one; it is forwarded to the API. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : crypto.randomUUID()
}
