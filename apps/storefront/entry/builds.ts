import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'

/** The metadata of a build [AP-20]. */
interface Build {
  id: string
  timestamp: number
  matcher: Record<'static' | 'wildcard' | 'dynamic', Record<string, { prerender: true }>>
  prerendered: readonly string[]
}

const FILE = fileURLToPath(new URL('../build/build.json', import.meta.url))
const LASTING = 'public, max-age=31536000, immutable'

const describeBuild = (id: string, prerendered: readonly string[]): Build => ({
  id,
  timestamp: Date.now(),
  matcher: {
    static: Object.fromEntries(prerendered.map((path) => [path, { prerender: true }])),
    wildcard: {},
    dynamic: {},
  },
  prerendered,
})

export const writeBuild = (id: string, prerendered: readonly string[]): void =>
  writeFileSync(FILE, JSON.stringify(describeBuild(id, prerendered)))

/** The built files, or in development a build that stands for the sources. */
export const readBuild = (fromSource: boolean): Build =>
  fromSource ? describeBuild('development', []) : (JSON.parse(readFileSync(FILE, 'utf8')) as Build)

/** Serves the name and the metadata of the running build [AP-19] [AP-20]. */
export function serveBuilds(app: FastifyInstance, build: Build): void {
  const { id, timestamp } = build
  app.get('/builds/latest.json', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ id, timestamp }),
  )
  app.get('/builds/*', (request, reply) => {
    const [path] = request.url.split('?')
    if (path !== `/builds/meta/${id}.json`) return reply.status(404).send()
    return reply.header('cache-control', LASTING).send(build)
  })
}
