import type { LocaleCode } from '@ironsouq/i18n/locales'
import { joinPath, splitPath } from './locale-path.ts'

/** A placeholder for our own host while a URL is parsed. */
const OWN = 'http://own-host.invalid'

/**
 * Where a form may redirect to: a path of this site, otherwise the home page. Browsers read `\` as
 * `/` and skip control characters, so a URL with one is refused.
 */
export function backPath(given: unknown): string {
  if (typeof given !== 'string' || !given.startsWith('/')) return '/'
  // oxlint-disable-next-line no-control-regex -- those are what is looked for
  if (/[\\\u0000-\u001f]/.test(given)) return '/'
  const url = URL.parse(given, OWN)
  if (url?.origin !== OWN || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}

/** The same page in another language; a path without a prefix stays, as the cookie decides. */
export function inLanguage(path: string, locale: LocaleCode): string {
  const { pathname, search, hash } = new URL(path, OWN)
  const { locale: prefix, page } = splitPath(pathname)
  return prefix ? joinPath(locale, page) + search + hash : path
}

/** The URL of a page with the page to return to; the home page is left out. */
export function withBack(page: string, back: string): string {
  if (back === '/') return page
  return `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ back })}`
}
