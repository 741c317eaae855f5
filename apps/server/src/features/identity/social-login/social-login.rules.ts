import { EMAIL, NICK_NAME_MAX } from '@ironsouq/contract/identity/identity/identity.limits'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'

const LOGIN_PAGES = ['/login', ...LOCALE_CODES.map((code) => `/${code}/login`)]

/**
 * Where a social login returns to: the page that it began on, without query and hash. Only a login page of this site may
 * be it, as providers know no other address; null for any other [ID-12].
 */
export function callbackOf(publicUrl: string, callbackUrl: string): string | null {
  const { origin } = new URL(publicUrl)
  const page = callbackUrl.replace(/[?#].*$/s, '')
  return LOGIN_PAGES.some((path) => page === `${origin}${path}`) ? page : null
}

/** The provider's display name shortened to a nickname, by whole graphemes. */
export function nickNameOf(given: string): string {
  let name = ''
  for (const sign of given.trim()) {
    if (name.length + sign.length > NICK_NAME_MAX) break
    name += sign
  }
  return name.trim()
}

export const mailOf = (given: string | null): string =>
  given !== null && EMAIL.test(given) ? given : ''
