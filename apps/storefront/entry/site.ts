import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Answer, createSite } from '../app/server.ts'

interface Site {
  createSite: typeof createSite
}

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const YEAR_SECONDS = 31_536_000
const HOUR_SECONDS = 3600

/** What `react-router build` made: the files by their names, and the site. */
export async function builtSite(app: FastifyInstance): Promise<Answer> {
  const root = `${ROOT}build/client`
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    dotfiles: 'ignore',
    globIgnore: ['.vite/**'],
    cacheControl: false,
    setHeaders(reply, path) {
      // The name of an asset holds a hash of what is in it.
      const lasting = path.startsWith(`${root}/assets/`)
      const age = lasting ? `max-age=${YEAR_SECONDS}, immutable` : `max-age=${HOUR_SECONDS}`
      reply.header('cache-control', `public, ${age}`)
    },
  })
  const site = (await import(`${ROOT}build/server/index.js`)) as Site
  return site.createSite('production')
}

/** The same site from its sources, made anew as they change. */
export async function sourceSite(app: FastifyInstance): Promise<Answer> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: ROOT,
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  return async (request, surroundings) => {
    const site = (await vite.ssrLoadModule(`${ROOT}app/server.ts`)) as Site
    return site.createSite('development')(request, surroundings)
  }
}
