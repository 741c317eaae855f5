import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'

/** As a crafted list: words that nothing means, and filters of every kind. */
const WORDS = 'zqx vbn wert qwop plok mnju gtrf bhuy nvcx zasd'
const specs = (count: number) =>
  Array.from({ length: count }, (_, n) => `s${n.toString(36)}:1-9`).join(';')
const CROWDED = {
  q: WORDS,
  spec: specs(12),
  grade: 'A,B',
  emirate: 'dubai,sharjah',
  customs: 'freeZone',
  emission: 'stageV',
  ownership: 'own',
  price: '1-9',
  hours: '1-9',
  year: '2001-2002',
}

describe('hostile lists', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
    await aListedDevice(server.ctx)
    await server.work()
    await server.settleIndex()
  })
  afterAll(() => server[Symbol.asyncDispose]())

  const from = (address: string, query: Record<string, string>) =>
    server.app.inject({ url: `/device/list?${new URLSearchParams(query)}`, remoteAddress: address })

  it('with more specs than a reader can choose are refused [EQ-2]', async () => {
    const reply = await from('203.0.113.1', { q: WORDS, spec: specs(62).slice(0, 400) })
    expect(reply.statusCode).toBe(400)
    const most = await from('203.0.113.1', { spec: specs(12) })
    expect(most.statusCode).toBe(200)
  })

  it('cost the index a bounded number of requests [EQ-2]', async () => {
    const { port } = server.search
    const asked: number[] = []
    const { find } = port
    port.find = (index, requests, by) => {
      asked.push(requests.length)
      return find(index, requests, by)
    }
    try {
      expect((await from('203.0.113.2', CROWDED)).statusCode).toBe(200)
    } finally {
      port.find = find
    }
    expect(Math.max(...asked)).toBeLessThanOrEqual(12)
    // No fuzzy matching of many words and no counts without each filter: the scales, and the list.
    expect(asked).toHaveLength(2)
  })

  it('run one at a time per address, and do not delay others [EQ-2]', async () => {
    const statuses: number[] = []
    for (let n = 1; n <= 10; n++) {
      const hostile = Promise.all(Array.from({ length: 10 }, () => from('203.0.113.3', CROWDED)))
      const other = await from(`198.51.100.${n}`, { year: `${2000 + n}-` })
      expect(other.json()).toMatchObject({ data: { answeredBy: 'index' } })
      statuses.push(...(await hostile).map(({ statusCode }) => statusCode))
    }
    // Each time one ran and one waited.
    expect(statuses.filter((status) => status === 429)).toHaveLength(80)
    expect((await from('203.0.113.3', CROWDED)).statusCode).toBe(200)
  })
})
