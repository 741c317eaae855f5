import type { Middleware } from './middleware.ts'

/**
 * The headers for search engines; `pageMeta` adds the meta tags to pages that run this. The data
 * request of a page is not a page.
 */
export const seo: Middleware = ({ plan: { handle, isData } }) =>
  handle.noindex || isData ? { 'x-robots-tag': 'noindex' } : undefined
