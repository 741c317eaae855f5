import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { isLocaleCode, LOCALES } from '@ironsouq/i18n/locales'
import { useSiteData } from '#kit/page/site-data.ts'

/** For a text that may be in another language than the page. */
export function useTextLanguage({ language }: Pick<NonNullable<Device['note']>, 'language'>) {
  const { locale } = useSiteData()
  const known = isLocaleCode(language) ? LOCALES[language] : null
  return {
    /** For the element that contains the text. */
    attributes: known ? { lang: known.bcp47, dir: known.dir } : { dir: 'auto' as const },
    /** The native name of the language; null if it is the language of the page. */
    name: language === locale ? null : (known?.name ?? language),
  }
}
