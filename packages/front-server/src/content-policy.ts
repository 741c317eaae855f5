import { hash } from 'node:crypto'

/** For every response, page or not. */
export const UNFRAMED = "frame-ancestors 'none'"

/** The source of an inline script in a Content Security Policy. */
export const scriptHash = (script: string): string => `'sha256-${hash('sha256', script, 'base64')}'`

interface PageSources {
  objectsUrl: string
  uploadsUrl: string
  /** The address of the site that may show the page in a frame; without it none may. */
  framedBy?: string | undefined
  /** The address of the site whose pages this one shows in frames. */
  framesUrl?: string | undefined
}

/** Which site may show a page in a frame. */
export const frameAncestors = (framedBy: string | undefined): string =>
  framedBy === undefined ? UNFRAMED : `frame-ancestors ${new URL(framedBy).origin}`

/**
 * The Content Security Policy of a page: no inline style, and only inline scripts with a known hash. The
 * browser shows an upload before it is sent, and sends it to the object store itself.
 */
export function contentPolicy(
  hashes: readonly string[],
  { objectsUrl, uploadsUrl, framedBy, framesUrl }: PageSources,
): string {
  const { origin } = new URL(objectsUrl)
  const stores = [...new Set([origin, new URL(uploadsUrl).origin])].join(' ')
  return [
    `default-src 'self'`,
    `script-src ${["'self'", ...hashes].join(' ')}`,
    `style-src 'self'`,
    // Private pictures come from the store itself, by an address that is valid for a minute.
    `img-src 'self' data: blob: ${stores}`,
    // A player that reads a stream by script gives it to the browser as a blob; captions are ours.
    `media-src 'self' blob: ${origin}`,
    `font-src 'self'`,
    `connect-src 'self' ${stores}`,
    ...(framesUrl === undefined ? [] : [`frame-src ${new URL(framesUrl).origin}`]),
    frameAncestors(framedBy),
    `base-uri 'none'`,
    `form-action 'self'`,
    `object-src 'none'`,
  ].join('; ')
}
