import { isLocaleCode, type LocaleCode } from '@ironsouq/i18n/locales'

interface PathParts {
  /** The language in front of the path, if it is one of ours. */
  locale: LocaleCode | undefined
  /** The path without it: starts with a slash, and ends in none. */
  page: string
}

const withoutEnd = (path: string) =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path

/** `/ar/device-list` is `/device-list` in Arabic [AP-5]. */
export function splitPath(pathname: string): PathParts {
  const [, first = '', rest = '/'] = /^\/([^/]*)(\/.*)?$/.exec(pathname) ?? []
  return isLocaleCode(first)
    ? { locale: first, page: withoutEnd(rest) }
    : { locale: undefined, page: withoutEnd(pathname) }
}

/** The same page in a language; without one, the address that leaves it to the reader's cookie. */
export function joinPath(locale: LocaleCode | undefined, page: string): string {
  if (locale === undefined) return page
  return page === '/' ? `/${locale}` : `/${locale}${page}`
}
