import type { LocaleCode } from '@ironsouq/i18n/locales'
import { joinPath, splitPath } from './locale-path.ts'

/** Only stands in for our own host while an address is read. */
const OWN = 'http://own-host.invalid'

/**
 * Where a form may send its reader back to: a path of this site, or else its first page. Browsers
 * read `\` as `/` and skip control characters, so an address that holds one is not looked at twice.
 */
export function backPath(given: unknown): string {
  if (typeof given !== 'string' || !given.startsWith('/')) return '/'
  // oxlint-disable-next-line no-control-regex -- those are what is looked for
  if (/[\\\u0000-\u001f]/.test(given)) return '/'
  const url = URL.parse(given, OWN)
  if (url?.origin !== OWN || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}

/** The same page in another language; one without a language in front leaves it to the cookie. */
export function inLanguage(path: string, locale: LocaleCode): string {
  const { pathname, search, hash } = new URL(path, OWN)
  const { locale: prefix, page } = splitPath(pathname)
  return prefix ? joinPath(locale, page) + search + hash : path
}

/** A page's address that remembers where its reader came from; the first page is not worth it. */
export function withBack(page: string, back: string): string {
  if (back === '/') return page
  return `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ back })}`
}
