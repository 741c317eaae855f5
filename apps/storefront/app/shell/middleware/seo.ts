import type { Middleware } from './registry.ts'

/**
 * What search engines are told outside of a page; `pageMeta` tells them the rest inside of it, to
 * those pages that run this. The data of a page is not a page.
 */
export const seo: Middleware = ({ plan: { handle, isData } }) =>
  handle.noindex || isData ? { 'x-robots-tag': 'noindex' } : undefined
