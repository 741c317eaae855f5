/** The sitemap index, as a cached page. */
export const SITEMAP = 'sitemap'

/** One of its files that list machines. */
export const sitemapTag = (number: number) => `sitemap:${number}`
