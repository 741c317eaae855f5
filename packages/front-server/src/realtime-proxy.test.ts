import { once } from 'node:events'
import { createServer, request as send, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Duplex } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { serveRealtimeProxy, wantsSocket } from './realtime-proxy.ts'

const UPGRADE = {
  upgrade: 'websocket',
  connection: 'upgrade',
  origin: 'https://shop.example',
  cookie: '__Host-token=secret',
}

describe('the way to the realtime process', () => {
  const seen: IncomingMessage[] = []
  const realtime = createServer((request, response) => {
    seen.push(request)
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: 1\n\n')
  })
  realtime.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    seen.push(request)
    if (request.url?.includes('refused')) return void socket.end('HTTP/1.1 401 No\r\n\r\n')
    socket.write('HTTP/1.1 101 Yes\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\nhello ')
    socket.on('data', (data) => socket.write(data))
    socket.on('error', () => {})
  })
  let app: FastifyInstance
  let url = ''
  beforeAll(async () => {
    await once(realtime.listen(0, '127.0.0.1'), 'listening')
    app = Fastify({
      serverFactory: (handle) => createServer({ shouldUpgradeCallback: wantsSocket }, handle),
    })
    serveRealtimeProxy(app, `http://127.0.0.1:${(realtime.address() as AddressInfo).port}`)
    app.get('/plain', () => 'plain')
    url = await app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => {
    realtime.close()
    realtime.closeAllConnections()
  })

  const upgrade = (path: string, headers: Record<string, string> = UPGRADE) =>
    new Promise<{ status: number | undefined; socket?: Duplex; head?: Buffer }>(
      (resolve, reject) => {
        const asked = send(url + path, { headers })
        asked.on('upgrade', ({ statusCode }, socket, head) =>
          resolve({ status: statusCode, socket, head }),
        )
        asked.on('response', ({ statusCode }) => resolve({ status: statusCode }))
        asked.on('error', reject)
        asked.end()
      },
    )

  it('carries bytes both ways, and no cookie', async () => {
    const { status, socket, head } = await upgrade('/realtime/socket?ticket=t')
    expect(status).toBe(101)
    let text = head?.toString() ?? ''
    socket?.on('data', (data: Buffer) => (text += data.toString()))
    socket?.write('there')
    while (!text.includes('there')) await once(socket!, 'data')
    expect(text).toBe('hello there')
    expect(seen.at(-1)?.url).toBe('/realtime/socket?ticket=t')
    expect(seen.at(-1)?.headers).toMatchObject({ origin: UPGRADE.origin })
    expect(seen.at(-1)?.headers.cookie).toBeUndefined()
    socket?.destroy()
  })

  it('hands on a refusal, and refuses other paths itself', async () => {
    expect(await upgrade('/realtime/socket?refused')).toEqual({ status: 401 })
    expect(await upgrade('/elsewhere')).toEqual({ status: 404 })
    expect(await upgrade('/realtime/health')).toEqual({ status: 404 })
  })

  it.each(['/elsewhere', '/realtime/health', '/realtime/socket?refused'])(
    'survives clients that ask for an upgrade of %s and reset the connection',
    async (path) => {
      const { port } = app.server.address() as AddressInfo
      const head = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`
      const uncaught = vi.fn<(err: unknown) => void>()
      process.on('uncaughtExceptionMonitor', uncaught)
      const COUNT = 200
      for (let n = 0; n < COUNT; n++) {
        const socket = connect(port, '127.0.0.1')
        socket.on('error', () => {})
        await once(socket, 'connect')
        const isClosed = once(socket, 'close')
        socket.write(head, () => socket.resetAndDestroy())
        await isClosed
      }
      expect((await fetch(`${url}/plain`)).status).toBe(200)
      process.off('uncaughtExceptionMonitor', uncaught)
      expect(uncaught).not.toHaveBeenCalled()
    },
  )

  it('answers another upgrade as a plain request', async () => {
    const headers = { upgrade: 'h2c', connection: 'upgrade' }
    expect(await upgrade('/plain', headers)).toEqual({ status: 200 })
  })

  it('takes no address from the target of a request', async () => {
    const other = createServer((_, response) => response.end('inner'))
    await once(other.listen(0, '127.0.0.1'), 'listening')
    const { port } = other.address() as AddressInfo
    const statusOf = (path: string) =>
      new Promise((resolve, reject) => {
        const asked = send(url, { path }, ({ statusCode }) => resolve(statusCode))
        asked.on('error', reject)
        asked.end()
      })
    expect(await statusOf(`http://127.0.0.1:${port}/realtime/events`)).toBe(404)
    expect(await statusOf(`http://127.0.0.1:${port}/realtime/../secret`)).toBe(404)
    expect(await statusOf('/realtime/../secret')).toBe(404)
    other.close()
    other.closeAllConnections()
  })

  it('streams events', async () => {
    const reply = await fetch(`${url}/realtime/events?ticket=t`)
    expect([reply.headers.get('content-type'), await reply.text()]).toEqual([
      'text/event-stream',
      'data: 1\n\n',
    ])
  })

  it('ends open connections when the front end stops', async () => {
    const { socket } = await upgrade('/realtime/socket')
    const closed = once(socket!, 'close')
    socket?.resume()
    await app.close()
    await closed
  })
})
