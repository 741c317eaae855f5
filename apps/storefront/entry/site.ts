import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { createSite, Site } from '../app/server.ts'
import type { SiteParts } from '../app/site/site-types.ts'

interface SiteModule {
  createSite: typeof createSite
}

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const YEAR_SECONDS = 31_536_000
const HOUR_SECONDS = 3600

function ageOf(name: string): string {
  // The name of an asset contains a hash of its content.
  if (name.startsWith('/assets/')) return `max-age=${YEAR_SECONDS}, immutable`
  // The content changes with a build, the name does not.
  return name.endsWith('/_payload.json') ? 'no-cache' : `max-age=${HOUR_SECONDS}`
}

/** Serves the output of `react-router build`: static files and the site. */
export async function builtSite(app: FastifyInstance, parts: SiteParts): Promise<Site> {
  const root = `${ROOT}build/client`
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    dotfiles: 'ignore',
    globIgnore: ['.vite/**', '**/*.{br,gz}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const name = path.slice(root.length)
      reply.header('cache-control', `public, ${ageOf(name)}`)
    },
  })
  const { createSite } = (await import(`${ROOT}build/server/index.js`)) as SiteModule
  return createSite('production', parts)
}

/** The same site from its sources, rebuilt as they change. */
export async function sourceSite(app: FastifyInstance, parts: SiteParts): Promise<Site> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: ROOT,
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  let current: { module: SiteModule; site: Site } | undefined
  return {
    lookUp: () => undefined,
    async answer(asked) {
      const module = (await vite.ssrLoadModule(`${ROOT}app/server.ts`)) as SiteModule
      if (current?.module !== module) {
        void current?.site.stop()
        current = { module, site: module.createSite('development', parts) }
      }
      return current.site.answer(asked)
    },
    stop: async () => current?.site.stop(),
  }
}
