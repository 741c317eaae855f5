export interface CookieSite {
  publicUrl: string
}

type SameSite = 'Lax' | 'Strict'

/** The scheme of the site decides, not the mode of the process. */
const isSecure = ({ publicUrl }: CookieSite) => publicUrl.startsWith('https:')

const attributesOf = (site: CookieSite, sameSite: SameSite) =>
  `; Path=/; SameSite=${sameSite}${isSecure(site) ? '; Secure' : ''}`

/** Browsers accept a `__Host-` cookie from this host only, and only by HTTPS. */
const hiddenName = (name: string, site: CookieSite) => (isSecure(site) ? `__Host-${name}` : name)

/** No script may read it. */
export const hiddenCookie = (
  name: string,
  value: string,
  seconds: number,
  site: CookieSite,
  sameSite: SameSite = 'Lax',
): string =>
  `${hiddenName(name, site)}=${value}; Max-Age=${seconds}; HttpOnly${attributesOf(site, sameSite)}`

/** The value of a cookie that `hiddenCookie` has set. */
export const hiddenCookieIn = (
  header: string | null | undefined,
  name: string,
  site: CookieSite,
): string | undefined => cookieIn(header, hiddenName(name, site))

/** Scripts may read it, because it is no secret. */
export const openCookie = (
  name: string,
  value: string,
  seconds: number,
  site: CookieSite,
): string => `${name}=${value}; Max-Age=${seconds}${attributesOf(site, 'Lax')}`

/** The value of a name in a `cookie` header, unchanged. */
export function cookieIn(header: string | null | undefined, name: string): string | undefined {
  if (!header?.includes(`${name}=`)) return undefined
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}
