/** All cookies [AP-4]. Those of a session are set by our own server only. */
export const LANG_COOKIE = 'lang'
export const CURRENCY_COOKIE = 'currency'
export const DESTINATION_COOKIE = 'destination'
export const TOKEN_COOKIE = 'token'
/** Tells scripts that a user is signed in, and nothing more. */
export const SIGNED_COOKIE = 'signed'
/** The key of a device that signed in before. */
export const DEVICE_COOKIE = 'device'
/** The state of a social login, until the provider sends the user back. */
export const SOCIAL_COOKIE = 'social'
/** The ticket of a social login that has no account yet. */
export const BIND_COOKIE = 'bind'
/** The second step of a social login: the login page asks for it once. */
export const SECOND_STEP_COOKIE = 'secondStep'
/** Why a social login failed: the page shows it once. */
export const SOCIAL_FAILURE_COOKIE = 'socialFailure'

export type ChoiceName = typeof LANG_COOKIE | typeof CURRENCY_COOKIE | typeof DESTINATION_COOKIE

const HALF_A_YEAR_SECONDS = 15_768_000
const YEAR_SECONDS = 31_536_000

export interface CookieSite {
  publicUrl: string
}

/** The scheme of the site decides, not the mode of the process. */
const isSecure = ({ publicUrl }: CookieSite) => publicUrl.startsWith('https:')

const attributesOf = (site: CookieSite) =>
  `; Path=/; SameSite=Lax${isSecure(site) ? '; Secure' : ''}`

/** Browsers accept a `__Host-` cookie from this host only, and only by HTTPS. */
const hiddenName = (name: string, site: CookieSite) => (isSecure(site) ? `__Host-${name}` : name)

/** Stores a choice of the user; scripts may read it, because it is no secret. */
export const choiceCookie = (name: ChoiceName, value: string, site: CookieSite): string =>
  `${name}=${value}; Max-Age=${HALF_A_YEAR_SECONDS}${attributesOf(site)}`

/** No script may read it. */
export const hiddenCookie = (
  name: string,
  value: string,
  seconds: number,
  site: CookieSite,
): string => `${hiddenName(name, site)}=${value}; Max-Age=${seconds}; HttpOnly${attributesOf(site)}`

/** The value of a cookie that `hiddenCookie` has set. */
export const hiddenCookieIn = (
  header: string | null | undefined,
  name: string,
  site: CookieSite,
): string | undefined => cookieIn(header, hiddenName(name, site))

/** The same of a page's request, whose URL has the scheme of the site. */
export const hiddenCookieOf = ({ headers, url }: Request, name: string): string | undefined =>
  hiddenCookieIn(headers.get('cookie'), name, { publicUrl: url })

const openCookie = (name: string, value: string, seconds: number, site: CookieSite): string =>
  `${name}=${value}; Max-Age=${seconds}${attributesOf(site)}`

export interface SessionToken {
  token: string
  seconds: number
  deviceKey?: string | null
}

/** The cookies of a sign-in: no script can read the token [AP-4]. */
export function sessionCookies(session: SessionToken, site: CookieSite): string[] {
  const { token, seconds, deviceKey } = session
  return [
    hiddenCookie(TOKEN_COOKIE, token, seconds, site),
    openCookie(SIGNED_COOKIE, '1', seconds, site),
    ...(deviceKey ? [hiddenCookie(DEVICE_COOKIE, deviceKey, YEAR_SECONDS, site)] : []),
  ]
}

/** Clears the cookies of a session that has ended [CL-6]. */
export const endedCookies = (site: CookieSite): string[] => [
  hiddenCookie(TOKEN_COOKIE, '', 0, site),
  openCookie(SIGNED_COOKIE, '', 0, site),
]

/** The value of a name in a `cookie` header, unchanged. */
export function cookieIn(header: string | null | undefined, name: string): string | undefined {
  if (!header?.includes(`${name}=`)) return undefined
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}
