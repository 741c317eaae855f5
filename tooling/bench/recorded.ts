import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One question as it went to the engine. */
export interface Recorded {
  method: string
  path: string
  body: string
}

/**
 * Stands between our API and OpenSearch and notes what is asked, so that the very same questions can
 * be sent without us.
 */
export async function recorder(engine: string) {
  let heard: Recorded[] = []
  const server = createServer((incoming, answer) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const body = Buffer.concat(chunks)
      const { method = 'GET', url: path = '/', headers } = incoming
      heard.push({ method, path, body: body.toString() })
      const passed = ask(`${engine}${path}`, { method, headers }, (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(answer)
      })
      passed.on('error', () => answer.destroy())
      passed.end(body)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What was asked while something was done. */
    async during(work: () => Promise<unknown>): Promise<Recorded[]> {
      heard = []
      await work()
      return heard
    },
    close: () => void server.close(),
  }
}
