import { LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import type { MetaDescriptor } from 'react-router'
import type { ShellData } from './shell-data.ts'

interface Card {
  title: string
  description: string
  type: string
  url: string
  site: string
  image: string | undefined
}

/** Language and territory, as Open Graph writes them: `ar_AE`. */
function territory(code: LocaleCode): string {
  const { language, region } = new Intl.Locale(LOCALES[code].bcp47).maximize()
  return `${language}_${region}`
}

/** What a page looks like where its address is passed on. */
export function openGraph(
  { locale, languages }: ShellData,
  { title, description, type, url, site, image }: Card,
): MetaDescriptor[] {
  const others = languages.filter(({ code }) => code !== locale)
  const properties: [string, string][] = [
    ['og:title', title],
    ['og:description', description],
    ['og:type', type],
    ['og:url', url],
    ['og:site_name', site],
    ...(image ? [['og:image', image] satisfies [string, string]] : []),
    ['og:locale', territory(locale)],
    ...others.map(({ code }): [string, string] => ['og:locale:alternate', territory(code)]),
  ]
  return properties.map(([property, content]) => ({ property, content }))
}
