import { escapedXml } from '#kit/text/escaped-xml.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export interface Place {
  url: string
  changedAt?: string | null
}

const lines = (name: string, places: readonly Place[]) =>
  places
    .map(({ url, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
      return `<${name}><loc>${escapedXml(url)}</loc>${changed}</${name}>\n`
    })
    .join('')

/** A sitemap file: a list of pages. */
export const urlSet = (places: readonly Place[]): string =>
  `${HEAD}<urlset xmlns="${SCHEMA}">\n${lines('url', places)}</urlset>\n`

/** The sitemap index: a list of sitemap files. */
export const sitemapIndex = (places: readonly Place[]): string =>
  `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${lines('sitemap', places)}</sitemapindex>\n`
