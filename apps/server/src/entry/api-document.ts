import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import { registry } from '#features/registry.ts'
import { describeRegistry } from '#kernel/http/openapi.ts'

/** The API's document at `/openapi.json`, computed at the first request and stored as text. */
export function serveApiDocument(app: FastifyInstance, limited: RouteShorthandOptions): void {
  let text: Promise<string> | undefined
  app.get('/openapi.json', limited, async (_request, reply) => {
    text ??= describeRegistry(registry).then((document) => JSON.stringify(document))
    // As text: the serialiser of the app is for the schemas of endpoints, and this route has none.
    return reply.type('application/json; charset=utf-8').send(await text)
  })
}
