import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Translate } from '@ironsouq/i18n/messages'

/** The page that is shown, for code outside of components. */
interface CurrentPage {
  locale: LocaleCode
  /** The language prefix of the URL, if it has one. */
  prefix: LocaleCode | undefined
  /** Path and query. */
  path: string
  t: Translate
  navigate: (path: string) => void
}

let current: CurrentPage | undefined

export function setCurrentPage(page: CurrentPage): void {
  current = page
}

export function currentPage(): CurrentPage {
  if (!current) throw new Error('no page is drawn yet')
  return current
}
