import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { createClient } from '@ironsouq/contract/client'
import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { chat } from '#features/deals/chat/chat.tables.ts'
import { priceObservation } from '#features/machines/valuation/valuation.tables.ts'
import { registry } from '#features/registry.ts'
import { describeRegistry } from '#kernel/http/openapi.ts'
import { aWaitingChat } from '#test/chats.ts'
import { connectOutside } from '#test/databases.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startCtx, startServer } from '#test/harness.ts'
import { freePort, start } from '#test/processes.ts'

const http = async (env: Record<string, string>) => {
  const running = start('http', env)
  await running.says('the API is served')
  return running
}

const price = { amount: '185500.00', currency: 'AED' }

const clientOf = (port: number, bearer?: string) =>
  createClient({
    base: `http://127.0.0.1:${port}`,
    locale: () => 'en',
    token: () => bearer,
    log: () => {},
  })

/** On a busy machine a process takes seconds to start. */
const SLOW = { timeout: 120_000 }

describe('a process', SLOW, () => {
  it('with a wrong configuration reports every fault and exits with 2', async () => {
    const env = { DATABASE_URL: 'nonsense', S3_BUKCET_NAME: 'x' }
    await using running = start('http', env)
    expect(await running.ended).toBe(2)
    expect(running.output()).toContain('DATABASE_URL: must be a URL')
    expect(running.output()).toContain('REDIS_URL is missing')
    expect(running.output()).toContain('S3_BUKCET_NAME is not known here')
    expect(running.output()).toContain('.env.example')
  })

  it('can have a second copy on the same port, and serves on when one is killed', async () => {
    await using server = await startCtx()
    const port = await freePort()
    const metricsPort = await freePort()
    const env = { ...server.environment, PORT: String(port), METRICS_PORT: String(metricsPort) }
    await using first = await http(env)
    await using second = await http(env)
    expect(first.output()).toContain(`"port":${metricsPort}`)
    expect(second.output()).toContain('"metrics are served"')
    expect(second.output()).not.toContain(`"port":${metricsPort},"msg":"metrics are served"`)
    first.child.kill('SIGKILL')
    await first.ended
    for (let n = 0; n < 5; n++)
      expect(await clientOf(port)(deviceEndpoints.list, { query: {} })).toMatchObject({ total: 0 })
  })

  it('reports liveness and readiness, counts its answers and serves the API document [CL-27]', async () => {
    await using server = await startCtx()
    const port = await freePort()
    const env = { ...server.environment, PORT: String(port), METRICS_PORT: '19564' }
    await using _ = await http({ ...env, SEARCH_URL: 'http://127.0.0.1:1' })
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
    expect(await (await get('/livez')).json()).toMatchObject({ data: { status: 'ok' } })
    const ready = await get('/readyz')
    expect(ready.status).toBe(200)
    expect(await ready.json()).toMatchObject({
      data: { status: 'ok', checks: { database: 'ok', redis: 'ok', search: 'away' } },
    })
    await get('/device/list')
    const metrics = await (await fetch('http://127.0.0.1:19564/metrics')).text()
    expect(metrics).toMatch(/ironsouq_http_seconds_count\{route="\/device\/list".*status="200"\} 1/)
    expect((await get('/metrics')).status).toBe(404)
    const document = JSON.parse(JSON.stringify(await describeRegistry(registry))) as object
    for (let n = 0; n < 2; n++) expect(await (await get('/openapi.json')).json()).toEqual(document)
    const unknown = await get('/docs')
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: 'A00001' }])
  })

  it('is not ready without the database, and is ready when it is back', async () => {
    await using server = await startCtx()
    const port = await freePort()
    const name = new URL(server.databaseUrl).pathname.slice(1)
    await using _ = await http({ ...server.environment, PORT: String(port) })
    const ready = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status
    expect(await ready()).toBe(200)
    await using outside = await connectOutside()
    await outside.query(`alter database ${name} with allow_connections false`)
    await outside.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = '${name}'`)
    expect(await ready()).toBe(503)
    const detail = `/device/detail?deviceId=${crypto.randomUUID()}`
    const refused = await fetch(`http://127.0.0.1:${port}${detail}`)
    expect(await refused.json()).toMatchObject({ code: 'A00005', data: null })
    await outside.query(`alter database ${name} with allow_connections true`)
    expect(await ready()).toBe(200)
  })

  it('finishes requests in flight before it ends', async () => {
    await using server = await startServer()
    const port = await freePort()
    const { id: deviceId } = await aListedDevice(server.ctx)
    const bearer = await server.staffToken()
    await using running = await http({ ...server.environment, PORT: String(port) })
    const blocker = await server.pool.connect()
    await blocker.query('begin')
    await blocker.query('select 1 from device for update')
    const answer = clientOf(port, bearer)(deviceEndpoints.reprice, { body: { deviceId, price } })
    await vi.waitFor(async () => {
      const { rows } = await server.pool.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
      expect(rows).toHaveLength(1)
    }, 8000)
    running.child.kill('SIGTERM')
    await running.says('stopping')
    await blocker.query('commit')
    blocker.release()
    expect(await answer).toMatchObject({ price })
    expect(await running.ended).toBe(0)
  })
})

describe('the worker', SLOW, () => {
  it('is healthy by the check of the image while it runs, and not afterwards', async () => {
    await using server = await startCtx()
    const env = { ...server.environment, METRICS_PORT: String(await freePort()) }
    await using worker = start('worker', env)
    await worker.says('the worker runs')
    await using healthy = start('healthcheck', { METRICS_PORT: env.METRICS_PORT })
    expect(await healthy.ended).toBe(0)
    worker.child.kill('SIGKILL')
    await worker.ended
    await using dead = start('healthcheck', { METRICS_PORT: env.METRICS_PORT })
    expect(await dead.ended).toBe(1)
  })

  it('ends a chat within a second of its time, also after another worker was killed [CH-3]', async () => {
    await using server = await startServer()
    const { buyer, chatId } = await aWaitingChat(server)
    const endsIn = async (seconds: number) => {
      const due = sql`now() + make_interval(secs => ${seconds})`
      const [row] = await server.ctx.db.update(chat).set({ expiresAt: due }).returning()
      return row?.expiresAt?.getTime() ?? 0
    }
    await endsIn(3600)
    await using first = start('worker', server.environment)
    await first.says('the worker runs')
    await using second = start('worker', server.environment)
    await second.says('the worker runs')
    first.child.kill('SIGKILL')
    const due = await endsIn(2)
    const state = async () => (await buyer.call(chatEndpoints.detail, { query: { chatId } })).state
    await vi.waitFor(async () => expect(await state()).toBe('expired'), 10_000)
    const [ended] = await server.ctx.db.select().from(chat)
    expect(ended?.updatedAt.getTime()).toBeGreaterThanOrEqual(due)
    expect(ended?.updatedAt.getTime()).toBeLessThan(due + 1000)
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
  })

  it('runs the jobs of an API command in the same trace', async () => {
    const spans: { name: string; traceId: string }[] = []
    const collector = createServer((request, response) => {
      void json(request).then((body) => {
        for (const { scopeSpans } of (body as { resourceSpans: Batch[] }).resourceSpans)
          for (const scope of scopeSpans) spans.push(...scope.spans)
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      })
    }).listen(0, '127.0.0.1')
    await using server = await startServer()
    const { id: deviceId } = await aListedDevice(server.ctx)
    const bearer = await server.staffToken()
    const port = await freePort()
    const env = {
      ...server.environment,
      PORT: String(port),
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    }
    await using api = await http(env)
    await using worker = start('worker', env)
    await worker.says('the worker runs')
    await clientOf(port, bearer)(deviceEndpoints.reprice, { body: { deviceId, price } })
    await vi.waitFor(
      async () => expect(await server.ctx.db.$count(priceObservation)).toBe(1),
      10_000,
    )
    api.child.kill('SIGTERM')
    worker.child.kill('SIGTERM')
    expect([await api.ended, await worker.ended]).toEqual([0, 0])
    collector.close()
    const request = spans.find((s) => s.name === 'POST /p/staff/device/reprice')
    const effect = spans.find((s) => s.name === 'valuation.observe-price')
    expect(request?.traceId).toMatch(/^[\da-f]{32}$/)
    expect(effect?.traceId).toBe(request?.traceId)
  })
})

interface Batch {
  scopeSpans: { spans: { name: string; traceId: string }[] }[]
}
