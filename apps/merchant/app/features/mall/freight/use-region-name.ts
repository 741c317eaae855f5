import { EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import { capital } from '@ironsouq/i18n/capital'
import { LOCALES } from '@ironsouq/i18n/locales'
import { useLanguage } from '@ironsouq/portal/language/language-store.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { useMemo } from 'react'
import { REST } from './freight-values.ts'

/** The name of an emirate, of the rest of them, or of a country by its code. */
export function useRegionName(): (region: string) => string {
  const t = useT()
  const locale = useLanguage()?.locale ?? 'en'
  return useMemo(() => {
    const countries = new Intl.DisplayNames(LOCALES[locale].bcp47, { type: 'region' })
    return (region) => {
      if (region === REST) return t('portalProduct.restOfAe')
      const emirate = EMIRATES.find((each) => each === region)
      return emirate ? t(`device.emirate${capital(emirate)}`) : (countries.of(region) ?? region)
    }
  }, [t, locale])
}

/** Regions as the options of a field, in the order of the reader's alphabet. */
export function useSortedRegions(regions: readonly string[]): { id: string; text: string }[] {
  const regionName = useRegionName()
  const locale = useLanguage()?.locale ?? 'en'
  return useMemo(() => {
    const order = new Intl.Collator(LOCALES[locale].bcp47)
    const named = regions.map((id) => ({ id, text: regionName(id) }))
    return named.toSorted((a, b) => order.compare(a.text, b.text))
  }, [regions, regionName, locale])
}
