import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One request to OpenSearch. */
export interface RecordedRequest {
  method: string
  path: string
  body: string
}

/**
 * An HTTP proxy between the API and OpenSearch that records the requests, so that the baseline can
 * send the same ones directly.
 */
export async function startRecordingProxy(engine: string) {
  let recorded: RecordedRequest[] = []
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const body = Buffer.concat(chunks)
      const { method = 'GET', url: path = '/', headers } = incoming
      recorded.push({ method, path, body: body.toString() })
      const forwarded = request(`${engine}${path}`, { method, headers }, (reply) => {
        response.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(response)
      })
      forwarded.on('error', () => response.destroy())
      forwarded.end(body)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The requests that are sent while the work runs. */
    async during(work: () => Promise<unknown>): Promise<RecordedRequest[]> {
      recorded = []
      await work()
      return recorded
    },
    close: () => void server.close(),
  }
}
