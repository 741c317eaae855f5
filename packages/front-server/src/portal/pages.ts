import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { isTheme, LANG_COOKIE, THEME_COOKIE } from '@ironsouq/contract/reader-cookies'
import { knownLocale, LOCALES } from '@ironsouq/i18n/locales'
import type { FastifyInstance } from 'fastify'
import { contentPolicy, scriptHash } from '../content-policy.ts'
import { cookieIn } from '../cookies.ts'
import { serveStaticFiles } from '../static-files.ts'

const PAGE = 'text/html; charset=utf-8'
const INLINE = /<script(?![^>]* src=)[^>]*>([\s\S]+?)<\/script>/g
const HTML = /<html[^>]*>/

interface Settings {
  /** The folder of the application, with a slash at its end. */
  root: string
  objectsUrl: string
  uploadsUrl: string
  framesUrl: string
}

/** The one page in the language and theme of the reader, before any script has run. */
function pageFor(html: string, { cookie }: IncomingHttpHeaders, { objectsUrl }: Settings): string {
  const locale = knownLocale(cookieIn(cookie, LANG_COOKIE))
  const theme = cookieIn(cookie, THEME_COOKIE)
  const { bcp47, dir } = LOCALES[locale]
  const own = isTheme(theme) && theme !== 'system' ? ` data-theme="${theme}"` : ''
  const root = `<html lang="${bcp47}" dir="${dir}" data-locale="${locale}" data-objects="${objectsUrl}"${own}>`
  const texts = `<link rel="preload" as="fetch" crossorigin="anonymous" href="/texts/${locale}.json">`
  return html.replace(HTML, root).replace('</head>', `${texts}</head>`)
}

/** Serves the output of `react-router build`: static files, and the page for every other path. */
export async function servePages(app: FastifyInstance, settings: Settings): Promise<void> {
  const client = `${settings.root}build/client`
  await serveStaticFiles(app, client)
  const html = readFileSync(`${client}/index.html`, 'utf8')
  const hashes = [...html.matchAll(INLINE)].map(([, script = '']) => scriptHash(script))
  const policy = contentPolicy(hashes, settings)
  app.get('/*', (request, reply) => {
    if (request.url.startsWith('/assets/')) return reply.status(404).send()
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'private, no-cache')
      .type(PAGE)
      .send(pageFor(html, request.headers, settings))
  })
}

/** The same from the sources, rebuilt as they change. Vite's inline scripts leave no strict policy. */
export async function serveSources(app: FastifyInstance, settings: Settings): Promise<void> {
  const { createServer } = await import('vite')
  const { createRequestHandler } = await import('react-router')
  const vite = await createServer({
    root: settings.root,
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  app.get('/*', async (request, reply) => {
    const build = await vite.ssrLoadModule('virtual:react-router/server-build')
    const handle = createRequestHandler(build as never, 'development')
    const answer = await handle(new Request(`http://localhost${request.url}`))
    return reply.type(PAGE).send(pageFor(await answer.text(), request.headers, settings))
  })
}
