import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { alipay } from './alipay/alipay.ts'
import { deliver } from './core/delivery.ts'
import {
  type Answer,
  type Asked,
  json,
  type Provider,
  Refusal,
  type Route,
  type World,
} from './core/provider.ts'
import { steer, steeringWith } from './core/steering.ts'
import { openStore } from './core/store.ts'
import { paypal } from './paypal/paypal.ts'
import { stripe } from './stripe/stripe.ts'
import { wechat } from './wechat/wechat.ts'

const MOST_BYTES = 1 << 20
/** How many calls `/_sandbox/calls` remembers. */
const MOST_CALLS = 2000

interface Setting {
  port?: number
  /** Where the providers remember; without it, in memory. */
  file?: string
  /** The address of the API. */
  notify: string
  /** Who is spoken for; the payment providers unless it says otherwise. */
  providersOf?: (world: World) => Readonly<Record<string, Provider>>
}

/** A request to the sandbox and what it answered. */
export interface Call {
  method: string
  target: string
  body: string
  status: number
  answer: string
}

async function askedOf(request: IncomingMessage): Promise<Asked> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > MOST_BYTES) throw new Refusal(json(413, { error: 'too large' }))
    parts.push(part)
  }
  const { method = 'GET', url: target = '/', headers } = request
  const { pathname: path, searchParams: query } = new URL(target, 'http://localhost')
  return { method, target, path, query, headers, raw: Buffer.concat(parts).toString('utf8') }
}

const payments = (world: World) => ({
  stripe: stripe(world),
  paypal: paypal(world),
  alipay: alipay(world),
  wechat: wechat(world),
})

/** Providers in one process: their protocols, their pages, and a control for tests. */
export async function servePsp({ port = 0, file, notify, providersOf = payments }: Setting) {
  const server = createServer()
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const store = openStore(file)
  const steering = steeringWith(notify)
  const now = () => Date.now() + steering.skewMs
  const calls: Call[] = []
  const world: World = {
    store,
    steering,
    url,
    now,
    notify(provider, eventId, to, body) {
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      const { notifyOrigin } = steering
      const url = notifyOrigin ? notifyOrigin + new URL(to).pathname : to
      for (let n = 0; n < steering.duplicate; n++)
        store.plan({ provider, eventId, url, body: text }, Date.now() + steering.delayMs)
    },
  }
  const providers = providersOf(world)
  const control: Route[] = [
    {
      method: 'POST',
      path: /^\/_sandbox\/steer$/,
      run: ({ raw }) => json(200, steer(steering, JSON.parse(raw) as Record<string, unknown>)),
    },
    {
      // As if it had just been started: one process serves one test after the other.
      method: 'POST',
      path: /^\/_sandbox\/reset$/,
      run() {
        store.empty()
        calls.length = 0
        return json(200, Object.assign(steering, steeringWith(notify)))
      },
    },
    { method: 'GET', path: /^\/_sandbox\/calls$/, run: () => json(200, calls) },
    {
      method: 'GET',
      path: /^\/_sandbox\/waiting$/,
      run: () => json(200, { waiting: store.waiting(), isSending: delivery.isSending() }),
    },
  ]
  const routes = [...control, ...Object.values(providers).flatMap(({ routes }) => routes)]

  function answerTo(asked: Asked): { answer: Answer; route: Route | undefined } {
    const route = routes.find(
      ({ method, path }) => method === asked.method && path.test(asked.path),
    )
    if (!route) {
      process.stderr.write(`sandbox: unknown ${asked.method} ${asked.path}\n`)
      return {
        answer: json(404, {
          error: {
            message: `Unrecognized request URL (${asked.method}: ${asked.path}).`,
            type: 'invalid_request_error',
          },
        }),
        route,
      }
    }
    const params = route.path.exec(asked.path)?.slice(1) ?? []
    try {
      return { answer: store.atomic(() => route.run(asked, params)), route }
    } catch (err) {
      if (!(err instanceof Refusal)) throw err
      return { answer: err.answer, route }
    }
  }

  /** Whether this call ends without its answer, although it had its effect. */
  const isSpoilt = ({ path }: Asked, route: Route | undefined) => {
    if (steering.after === 'well' || steering.afterCount <= 0 || !route || route.isPage)
      return false
    if (path.startsWith('/_sandbox/') || !path.startsWith(steering.afterPath)) return false
    steering.afterCount -= 1
    return true
  }

  async function serve(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const asked = await askedOf(request)
    const { answer, route } = answerTo(asked)
    if (!route?.isPage && !asked.path.startsWith('/_sandbox/')) {
      const { method, target, raw } = asked
      calls.push({ method, target, body: raw, status: answer.status, answer: String(answer.body) })
      if (calls.length > MOST_CALLS) calls.shift()
    }
    if (!isSpoilt(asked, route)) reply.writeHead(answer.status, answer.headers).end(answer.body)
    else if (steering.after === 'break') request.socket.destroy()
    else if (steering.after === 'error') reply.writeHead(500).end()
  }

  server.on('request', (request: IncomingMessage, reply: ServerResponse) => {
    serve(request, reply).catch((err: unknown) => {
      process.stderr.write(`sandbox: ${err instanceof Error ? err.stack : String(err)}\n`)
      if (!reply.headersSent) reply.writeHead(500).end(String(err))
    })
  })
  const delivery = deliver({ store, steering, providers, now })
  return {
    url,
    async [Symbol.asyncDispose]() {
      await delivery.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      store.close()
    },
  }
}
