import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { describe, expect, inject, it } from 'vitest'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer } from '#test/harness.ts'

const GONE = 'http://127.0.0.1:1'

describe('the nodes of the index', () => {
  it('replace one that fails, for reads and writes', async () => {
    const { searchUrl } = inject('engines')
    await using server = await startServer({ searchUrl: `${GONE}, ${searchUrl}` })
    await aListedDevice(server.ctx)
    await server.work()
    await server.settleIndex()
    for (let time = 0; time < 4; time++) {
      const page = await server.client()(deviceEndpoints.list, { query: {} })
      expect(page).toMatchObject({ total: 1, answeredBy: 'index' })
    }
  })

  it('are not called for a while when none answers, and the database answers', async () => {
    await using server = await startServer({ searchUrl: `${GONE},http://127.0.0.1:2` })
    await aListedDevice(server.ctx)
    const page = await server.client()(deviceEndpoints.list, { query: {} })
    expect(page).toMatchObject({ total: 1, answeredBy: 'database' })
  })
})

/** A proxy to the engine that can be held: requests during that time are never answered. */
async function wireTo(url: string) {
  const { hostname, port } = new URL(url)
  const wire = { url: '', isHeld: false }
  const server = createServer((asked) => {
    const engine = connect(Number(port), hostname)
    asked.on('data', (bytes) => wire.isHeld || engine.write(bytes))
    engine.pipe(asked)
    for (const [one, other] of [
      [asked, engine],
      [engine, asked],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  wire.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(wire, { [Symbol.dispose]: () => void server.close() })
}

describe('a slow index', () => {
  async function served() {
    const wire = await wireTo(inject('engines').searchUrl)
    const server = await startServer({ searchUrl: wire.url })
    await aListedDevice(server.ctx)
    await server.work()
    await server.settleIndex()
    const answeredBy = async () =>
      (await server.client()(deviceEndpoints.list, { query: {} })).answeredBy
    expect(await answeredBy()).toBe('index')
    return { wire, server, answeredBy }
  }

  it('that is slow once is used again by the next request', async () => {
    const { wire, server, answeredBy } = await served()
    await using _ = server
    using __ = wire
    wire.isHeld = true
    expect(await answeredBy()).toBe('database')
    wire.isHeld = false
    expect(await answeredBy()).toBe('index')
  })

  it('that is slow repeatedly is not called for a while', async () => {
    const { wire, server, answeredBy } = await served()
    await using _ = server
    using __ = wire
    wire.isHeld = true
    const asked = Array.from({ length: 5 }, () => server.search.port.find('device', [{ size: 0 }]))
    for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected')
    wire.isHeld = false
    expect(await answeredBy()).toBe('database')
    server.turnClock('2026-11-14T08:00:04Z')
    expect(await answeredBy()).toBe('index')
  })
})
