import { hereNow } from './here.ts'

const NOT_ALLOWED = 'Navigating to an external URL is not allowed by default.'
/** What may be left for. The list is of the good ones: javascript:, data: and vbscript: run code. */
const SAFE = new Set(['http:', 'https:', 'mailto:', 'tel:'])

export interface Destination {
  external: boolean
  /** An external one whole; one of ours as a path, which can name no other host. */
  url: string
}

/**
 * Where a URL leads, read as a browser reads it: blanks and control characters vanish, a backslash
 * is a slash, and two slashes name a host. Throws where it may not be followed [AP-26].
 */
export function destinationOf(url: string, origin: string, external = false): Destination {
  const found = URL.parse(url, origin)
  if (!found) throw new Error(NOT_ALLOWED)
  // A blob: says the origin of whoever made it, but is no page of it.
  if (found.origin === origin && found.protocol !== 'blob:') {
    const { pathname, search, hash } = found
    return { external: false, url: pathname.replace(/^\/+/, '/') + search + hash }
  }
  if (!external) throw new Error(NOT_ALLOWED)
  if (!SAFE.has(found.protocol))
    throw new Error(`Navigating to a ${found.protocol} URL is not allowed.`)
  return { external: true, url: found.href }
}

/** Goes where a program wants to; links and forms lead by themselves. */
export function goTo(url: string, { external = false } = {}): void {
  const destination = destinationOf(url, window.location.origin, external)
  if (destination.external) window.location.assign(destination.url)
  else hereNow().navigate(destination.url)
}
