import { EMAIL, NICK_NAME_MAX } from '@ironsouq/contract/identity/identity/identity.limits'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'

const LOGIN_PAGES = ['/login', ...LOCALE_CODES.map((code) => `/${code}/login`)]

/** A social login may only return to a login page of this site [ID-12]. */
export function isCallback(publicUrl: string, callbackUrl: string): boolean {
  const { origin } = new URL(publicUrl)
  return LOGIN_PAGES.some((page) => callbackUrl === `${origin}${page}`)
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
