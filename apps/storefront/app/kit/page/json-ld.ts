import { LOCALES } from '@ironsouq/i18n/locales'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pictureUrl } from './picture-url.ts'
import type { SiteData } from './site-data.ts'

/** A schema.org object. */
export interface JsonLd {
  '@type': string
  [property: string]: unknown
}

/** The site and its operator, on the home page. */
export function siteJsonLd(shell: SiteData, name: string): JsonLd[] {
  const { publicUrl, objectsUrl, locale, webConfig } = shell
  const list = publicUrl + joinPath(locale, '/device-list')
  return [
    {
      '@type': 'WebSite',
      name,
      url: publicUrl + joinPath(locale, '/'),
      inLanguage: LOCALES[locale].bcp47,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${list}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@type': 'Organization',
      name: webConfig.pcCompanyName,
      description: webConfig.pcTitleContent,
      url: publicUrl,
      logo: pictureUrl(webConfig.pcLogoImg, objectsUrl),
    },
  ]
}

interface Crumb {
  name: string
  /** The absolute URL. */
  url: string
}

/** The breadcrumb of a page, which is the last item. */
export const breadcrumbJsonLd = (crumbs: readonly Crumb[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: url,
  })),
})

/** The pages of a list, in its order; `first` is the position of the first of them. */
export const itemListJsonLd = (
  items: readonly Crumb[],
  { total, first = 1 }: { total: number; first?: number },
): JsonLd => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: items.map(({ name, url }, i) => ({
    '@type': 'ListItem',
    position: first + i,
    name,
    url,
  })),
})
