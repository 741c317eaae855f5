import type { IncomingMessage } from 'node:http'
import { ReadableStream } from 'node:stream/web'

/** Its name says it where its class is not known: the pages are built apart from this process. */
class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

async function* limited(body: IncomingMessage, bytes: number) {
  let seen = 0
  // The request is not destroyed: its connection still carries the refusal.
  const chunks = body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
  for await (const chunk of chunks) {
    seen += chunk.length
    if (seen > bytes) throw new BodyTooLarge()
    yield chunk
  }
}

/** The body of a request, which fails when it is larger than this. */
export const limitedBody = (body: IncomingMessage, bytes: number): ReadableStream =>
  ReadableStream.from(limited(body, bytes))
