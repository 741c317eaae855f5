/** Personal pages, forms and choices: nothing to index. */
const CLOSED = [
  '/user-center',
  '/chat',
  '/login',
  '/choice',
  '/subscribe/',
  '/viewing/',
  '/compare?',
  '/cart',
  '/checkout',
  '/pay/',
  '/mall/open-store',
  '/error',
]
/** Exceptions under a disallowed path. */
const OPEN = ['/user-center/about-us', '/user-center/help-center']
/** Paths without pages. */
const NO_PAGES = ['/api/']

const everywhere = (paths: readonly string[]) => paths.flatMap((path) => [path, `/*${path}`])

/** The rules for crawlers; every path also exists with a language prefix [AP-5]. */
export const robotsTxt = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...everywhere(OPEN).map((path) => `Allow: ${path}`),
    ...[...everywhere(CLOSED), ...NO_PAGES].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
