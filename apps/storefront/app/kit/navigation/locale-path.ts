import { isLocaleCode, type LocaleCode } from '@ironsouq/i18n/locales'

interface PathParts {
  /** The language prefix of the path, if it is a supported one. */
  locale: LocaleCode | undefined
  /** The path without it: with a leading slash and no trailing one. */
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

/** The same page in a language; without one, the unprefixed URL, whose language the cookie decides. */
export function joinPath(locale: LocaleCode | undefined, page: string): string {
  if (locale === undefined) return page
  return page === '/' ? `/${locale}` : `/${locale}${page}`
}
