import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { serveHealth } from './health.ts'

it('is not ready before the API answered, stays ready while the API is away, and not while it stops', async () => {
  let status = 503
  const api = createServer((_request, response) => response.writeHead(status).end()).listen(
    0,
    '127.0.0.1',
  )
  await once(api, 'listening')
  const app = Fastify()
  const health = serveHealth(app, `http://127.0.0.1:${(api.address() as AddressInfo).port}`)
  const ready = async () => {
    const reply = await app.inject('/readyz')
    return [reply.statusCode, reply.json<unknown>()]
  }
  expect(await ready()).toEqual([503, { status: 'away', api: 'away' }])
  status = 200
  expect(await ready()).toEqual([200, { status: 'ok', api: 'ok' }])
  api.closeAllConnections()
  api.close()
  expect(await ready()).toEqual([200, { status: 'ok', api: 'away' }])
  health.drain()
  expect(await ready()).toEqual([503, { status: 'draining', api: 'away' }])
  expect((await app.inject('/livez')).statusCode).toBe(200)
})
