import type { Device } from '@ironsouq/contract/device/device.schema'
import { isLocaleCode, LOCALES } from '@ironsouq/i18n/locales'
import { useShell } from '#shell/shell-data.ts'

/** For a text that may be in another language than the page. */
export function useOwnLanguage({ language }: Pick<NonNullable<Device['note']>, 'language'>) {
  const { locale } = useShell()
  const known = isLocaleCode(language) ? LOCALES[language] : null
  return {
    /** Of the element that holds it. */
    attributes: known ? { lang: known.bcp47, dir: known.dir } : { dir: 'auto' as const },
    /** What it is called where it is spoken; null if the whole page is in it. */
    name: language === locale ? null : (known?.name ?? language),
  }
}
