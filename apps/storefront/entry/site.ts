import { fileURLToPath } from 'node:url'
import { serveStaticFiles } from '@ironsouq/front-server/static-files'
import type { FastifyInstance } from 'fastify'
import type { createSite, Site } from '../app/server.ts'
import type { SiteParts } from '../app/site/site-types.ts'

interface SiteModule {
  createSite: typeof createSite
}

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Serves the output of `react-router build`: static files and the site. */
export async function builtSite(app: FastifyInstance, parts: SiteParts): Promise<Site> {
  await serveStaticFiles(app, `${ROOT}build/client`)
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
