import { currentPage } from './current-page.ts'

const NOT_ALLOWED = 'Navigating to an external URL is not allowed by default.'
/** The allowed protocols: javascript:, data: and vbscript: would run code. */
const SAFE = new Set(['http:', 'https:', 'mailto:', 'tel:'])

export interface Destination {
  external: boolean
  /** An external URL in full; an internal one as a path, which cannot name another host. */
  url: string
}

/**
 * The target of a URL, parsed as browsers do: whitespace and control characters are removed, a
 * backslash is a slash, and two slashes start a host. Throws if the target is not allowed [AP-26].
 */
export function destinationOf(url: string, origin: string, external = false): Destination {
  const found = URL.parse(url, origin)
  if (!found) throw new Error(NOT_ALLOWED)
  // A blob: URL has the origin of its creator, but is no page of it.
  if (found.origin === origin && found.protocol !== 'blob:') {
    const { pathname, search, hash } = found
    return { external: false, url: pathname.replace(/^\/+/, '/') + search + hash }
  }
  if (!external) throw new Error(NOT_ALLOWED)
  if (!SAFE.has(found.protocol))
    throw new Error(`Navigating to a ${found.protocol} URL is not allowed.`)
  return { external: true, url: found.href }
}

/** Navigates from code; links and forms do not need it. */
export function goTo(url: string, { external = false } = {}): void {
  const destination = destinationOf(url, window.location.origin, external)
  if (destination.external) window.location.assign(destination.url)
  else currentPage().navigate(destination.url)
}
