import type { IncomingHttpHeaders } from 'node:http'
import { UNFRAMED } from '../app/shell/csp.ts'

/** On every answer. What pages may load is for the pages to say. */
export const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': UNFRAMED,
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

const REQUEST_ID = /^[\w-]{8,64}$/

/** The one it came with, if it can be one; it goes with everything that is done for it. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : crypto.randomUUID()
}
