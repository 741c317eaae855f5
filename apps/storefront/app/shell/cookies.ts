/** The cookies there are [AP-4]. `token` is set by whoever logs a member in. */
export const LANG_COOKIE = 'lang'
export const CURRENCY_COOKIE = 'currency'
export const DESTINATION_COOKIE = 'destination'
export const TOKEN_COOKIE = 'token'

/** What a reader may choose. */
export type ChoiceName = typeof LANG_COOKIE | typeof CURRENCY_COOKIE | typeof DESTINATION_COOKIE

const HALF_A_YEAR_SECONDS = 15_768_000

interface Site {
  production: boolean
  publicUrl: string
}

const attributesOf = ({ production, publicUrl }: Site) =>
  `; Path=/; SameSite=Lax${production && publicUrl.startsWith('https:') ? '; Secure' : ''}`

/** Keeps what a reader chose; scripts may read it, because it is no secret. */
export const choiceCookie = (name: ChoiceName, value: string, site: Site): string =>
  `${name}=${value}; Max-Age=${HALF_A_YEAR_SECONDS}${attributesOf(site)}`

/** No script may read the token [AP-4]. */
const tokenCookie = (token: string, seconds: number, site: Site): string =>
  `${TOKEN_COOKIE}=${token}; Max-Age=${seconds}; HttpOnly${attributesOf(site)}`

/** Takes the token away, for a browser whose member is no longer logged in [CL-6]. */
export const clearedToken = (site: Site): string => tokenCookie('', 0, site)

/** The value under a name in a `cookie` header, as it stands there. */
export function cookieIn(header: string | null | undefined, name: string): string | undefined {
  if (!header?.includes(`${name}=`)) return undefined
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}
