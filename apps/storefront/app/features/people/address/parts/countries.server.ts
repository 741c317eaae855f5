import { COUNTRIES } from '@ironsouq/contract/countries'
import { LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import type { Country } from './address-form.tsx'

/** The UAE first. The names are made here: a browser may have other ones, and the page would change. */
export function countriesIn(locale: LocaleCode): Country[] {
  const { bcp47 } = LOCALES[locale]
  const names = new Intl.DisplayNames(bcp47, { type: 'region' })
  const order = new Intl.Collator(bcp47)
  const named = COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value }))
  const isHome = ({ value }: Country) => value === 'AE'
  return named.toSorted(
    (a, b) => Number(isHome(b)) - Number(isHome(a)) || order.compare(a.label, b.label),
  )
}
