import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import Fastify from 'fastify'
import { BROWSER_HEADERS } from './browser-headers.ts'

/** The baseline of a cached page: a bare Fastify handler that sends the same bytes and headers. */
const { PORT = '', SITE_URL = '', PATHS = '' } = process.env
/** Headers of the connection, not of the page. */
const HOP_BY_HOP = new Set(['connection', 'date', 'keep-alive'])

const app = Fastify()
for (const path of PATHS.split(' ')) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(SITE_URL + path, { headers: BROWSER_HEADERS }, resolve).on('error', reject)
  })
  const body = await buffer(response)
  const headers = Object.fromEntries(
    Object.entries(response.headers).filter(([name]) => !HOP_BY_HOP.has(name)),
  )
  app.get(path, (_request, reply) => reply.headers(headers).send(body))
}
app.get('/readyz', () => ({}))
await app.listen({ host: '127.0.0.1', port: Number(PORT) })
