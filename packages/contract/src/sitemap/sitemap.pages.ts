/** The list of the sitemap's files, as a page that is kept. */
export const SITEMAP = 'sitemap'

/** One of its files that list machines. */
export const sitemapTag = (number: number) => `sitemap:${number}`
