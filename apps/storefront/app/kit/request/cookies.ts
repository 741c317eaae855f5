import {
  type CookieSite,
  hiddenCookie,
  hiddenCookieIn,
  openCookie,
} from '@ironsouq/front-server/cookies'

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

/** Stores a choice of the user; scripts may read it, because it is no secret. */
export const choiceCookie = (name: ChoiceName, value: string, site: CookieSite): string =>
  openCookie(name, value, HALF_A_YEAR_SECONDS, site)

/** The hidden cookie of a page's request, whose URL has the scheme of the site. */
export const hiddenCookieOf = ({ headers, url }: Request, name: string): string | undefined =>
  hiddenCookieIn(headers.get('cookie'), name, { publicUrl: url })

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
