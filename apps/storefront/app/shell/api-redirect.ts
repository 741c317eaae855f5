/** Only stands in for the page's own host when the API base is a path. */
const OWN_HOST = 'http://own-host.invalid'

/**
 * Sends the browser to a path under the API base [AP-34]: a download, a social login. A path that
 * names a host or a protocol, or climbs out of the base, is refused: it may come from outside.
 */
export function openUnderApi(
  path: string,
  base: string,
  navigate: (url: string) => void = (url) => window.location.assign(url),
): void {
  const root = new URL(`${base.replace(/\/+$/, '')}/`, OWN_HOST)
  const url = URL.parse(`${root.href}${path.replace(/^\//, '')}`)
  const foreign = /^\s*([a-z][a-z0-9+.-]*:|[/\\]\s*[/\\])/i.test(path)
  if (foreign || !url || !url.href.startsWith(root.href))
    throw new RangeError(`not a path under the API base: ${path}`)
  navigate(root.origin === OWN_HOST ? url.href.slice(OWN_HOST.length) : url.href)
}
