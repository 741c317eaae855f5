import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { createDrawing } from './draw-on-request.ts'
import type { Drawing } from './drawing.ts'
import { createFilming } from './film-on-request.ts'

interface Given {
  ctx: Pick<Ctx, 'storage' | 'log'>
  /** The bucket's public address. */
  objectsUrl: string
  known: ReadonlyMap<string, Drawing>
  port?: number
}

/** Objects are immutable, as the object store says of them. */
const A_YEAR = 'public, max-age=31536000, immutable'
const STORE_TIMEOUT_MS = 10_000
/** What a drawing was made from, beside its files: a drill compares it with the record. */
const DESCRIPTION = '/drawing.json'
/** Keys as our code makes them: no empty or dotted part, no query. */
const KEY = /^\/((?:[A-Za-z0-9_-]+\/)+[A-Za-z0-9_-]+\.[a-z0-9]+)$/
const ASKED = ['range', 'if-none-match'] as const
// oxfmt-ignore
const ANSWERED = [
  'content-type', 'content-length', 'content-range', 'accept-ranges', 'cache-control', 'etag',
] as const

/** The object as the store has it. It is asked anonymously: only what is public is sent on. */
function fromStore(request: IncomingMessage, address: string): Promise<Response> {
  const headers = new Headers()
  for (const name of ASKED) {
    const value = request.headers[name]
    if (value) headers.set(name, value)
  }
  const signal = AbortSignal.timeout(STORE_TIMEOUT_MS)
  return fetch(address, { method: request.method ?? 'GET', headers, signal })
}

/** Whole, not as a stream: a visitor who leaves meanwhile must not end the process. */
async function sendOn(found: Response, reply: ServerResponse): Promise<void> {
  const body = Buffer.from(await found.arrayBuffer())
  reply.statusCode = found.status
  for (const name of ANSWERED) {
    const value = found.headers.get(name)
    if (value !== null) reply.setHeader(name, value)
  }
  reply.end(body)
}

const isMissing = ({ status }: Response) => status === 404 || status === 403

/**
 * The object store of a demo as browsers see it: what is stored comes from there; a drawing of a
 * demo machine that is not stored yet is drawn, sent and stored. It reads one bucket, and only what
 * is public in it.
 */
export async function startPictureServer({ ctx, objectsUrl, known, port = 0 }: Given) {
  const draw = createDrawing(ctx, known)
  const film = createFilming(ctx)

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const key = KEY.exec(request.url ?? '')?.[1]
    if (key === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) {
      reply.writeHead(404).end()
      return
    }
    const described = key.endsWith(DESCRIPTION) && known.get(key.slice(0, -DESCRIPTION.length))
    if (described) {
      reply.setHeader('content-type', 'application/json').end(JSON.stringify(described))
      return
    }
    // A player reads streams by script, as it does from the object store.
    reply.setHeader('access-control-allow-origin', '*')
    let found = await fromStore(request, `${objectsUrl}/${key}`)
    const rendering = isMissing(found) ? film(key) : undefined
    if (rendering) {
      // Before the wait: the answer's time limit would end it meanwhile.
      await found.body?.cancel()
      await rendering
      found = await fromStore(request, `${objectsUrl}/${key}`)
    }
    const drawing = isMissing(found) ? draw(key) : undefined
    if (!drawing) {
      await sendOn(found, reply)
      return
    }
    await found.body?.cancel()
    const { body, type } = await drawing
    const headers = { 'content-type': type, 'content-length': body.length, 'cache-control': A_YEAR }
    reply.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body)
  }

  const server = createServer((request, reply) => {
    answer(request, reply).catch((err: unknown) => {
      ctx.log.warn({ err, url: request.url }, 'a picture was not sent')
      if (reply.headersSent) reply.destroy()
      else reply.writeHead(502).end()
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no address')
  return {
    url: `http://127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
