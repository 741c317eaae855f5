import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 31_536_000
const HOUR_SECONDS = 3600

function ageOf(name: string): string {
  // The name of an asset contains a hash of its content.
  if (name.startsWith('/assets/')) return `max-age=${YEAR_SECONDS}, immutable`
  // The content changes with a build, the name does not.
  return name.endsWith('/_payload.json') ? 'no-cache' : `max-age=${HOUR_SECONDS}`
}

/** Serves the client side of a build. */
export async function serveStaticFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    dotfiles: 'ignore',
    globIgnore: ['.vite/**', '**/*.{br,gz}', 'index.html'],
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const name = path.slice(root.length)
      reply.header('cache-control', `public, ${ageOf(name)}`)
    },
  })
}
