import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Translate } from '@ironsouq/i18n/messages'

/** The page the reader is on, for what is begun outside of a component. */
interface Here {
  locale: LocaleCode
  /** The language of the address, if it has one. */
  prefix: LocaleCode | undefined
  /** Path and query. */
  path: string
  t: Translate
  navigate: (path: string) => void
}

let here: Here | undefined

export function standHere(page: Here): void {
  here = page
}

export function hereNow(): Here {
  if (!here) throw new Error('no page is drawn yet')
  return here
}
