/** Own pages, forms and choices: nothing to find, and endlessly many of some. */
const CLOSED = ['/user-center', '/chat', '/login', '/choice', '/subscribe/', '/compare?', '/error']
/** Under a closed one, and open all the same. */
const OPEN = ['/user-center/about-us', '/user-center/help-center']
/** No pages of anyone. */
const NO_PAGES = ['/api/']

const everywhere = (paths: readonly string[]) => paths.flatMap((path) => [path, `/*${path}`])

/** What crawlers may ask for; every page also stands behind a language [AP-5]. */
export const robotsTxt = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...everywhere(OPEN).map((path) => `Allow: ${path}`),
    ...[...everywhere(CLOSED), ...NO_PAGES].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
