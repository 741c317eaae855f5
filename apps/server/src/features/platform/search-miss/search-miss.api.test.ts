import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { analyticsEndpoints } from '@ironsouq/contract/platform/analytics/analytics.endpoints'
import { describe, expect, it } from 'vitest'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { wordsToKeep } from './search-miss.rules.ts'
import { MISSES_PER_DAY, noteMiss, writeMisses } from './search-miss.service.ts'
import { searchMiss } from './search-miss.tables.ts'

const search = (server: TestServer, q: string, { address = '203.0.113.1', more = '' } = {}) =>
  server.app.inject({
    url: `${deviceEndpoints.list.path}?q=${encodeURIComponent(q)}${more}`,
    headers: { locale: 'en' },
    remoteAddress: address,
  })

const misses = (server: TestServer) =>
  server.ctx.db.select().from(searchMiss).orderBy(searchMiss.words)

describe('searches without a result', () => {
  it('are counted by day, language and folded words, once a visitor [BO-2]', async () => {
    await using server = await startServer()
    await aListedDevice(server.ctx)
    await server.work()
    await server.settleIndex()
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.2'])
      await search(server, ' Zzyzx-QUARRY  crushers ', { address })
    await search(server, 'caterpillar')
    await search(server, 'zzyzx quarry', { more: '&grade=A' })
    await search(server, 'zzyzx quarry', { more: '&current=2' })
    expect(await misses(server)).toEqual([])
    await writeMisses(server.ctx)
    await writeMisses(server.ctx)
    expect(await misses(server)).toEqual([
      { day: '2026-11-14', language: 'en', words: 'zzyzx quarry crusher', times: 2 },
    ])
  })

  it('are not stored when they might name a person [BO-2]', () => {
    for (const q of [
      'mariam@yard.example',
      '+971 50 555 01 41',
      '٠٥٠٥٥٥٠١٤١',
      'https://yard.example/a',
      'please call me about the crane that I saw near the port',
      'x'.repeat(61),
      'x',
    ])
      expect([q, wordsToKeep(q)]).toEqual([q, null])
    expect(wordsToKeep('Boklin 320')).toBe('boklin 320')
    expect(wordsToKeep('شيول ٩٥٠')).toBe('شيول 950')
  })

  it('are shown only when three visitors made them [BO-2]', async () => {
    await using server = await startServer()
    const note = (q: string, visitors: number) => {
      for (let n = 0; n < visitors; n++)
        noteMiss(server.ctx, { q, current: 1, size: 20 }, `203.0.113.${n}`)
    }
    note('boklin 320', 3)
    note('rare thing', 2)
    await writeMisses(server.ctx)
    server.turnClock('2026-11-15T08:00:00Z')
    note('boklin 320', 1)
    await writeMisses(server.ctx)
    const call = server.client({ bearer: await server.staffToken(['analytics.read']) })
    const shown = async (query: { days: 7; language?: string }) =>
      (await call(analyticsEndpoints.searches, { query })).rows
    expect(await shown({ days: 7 })).toEqual([{ words: 'boklin 320', language: 'en', times: 4 }])
    expect(await shown({ days: 7, language: 'ar' })).toEqual([])
  })

  it('fill a day up to a limit; known ones are still counted [BO-2]', async () => {
    await using server = await startServer()
    await server.pool.query(
      `insert into search_miss (day, language, words, times)
       select '2026-11-14', 'en', 'filler ' || n, 1 from generate_series(1, $1) n`,
      [MISSES_PER_DAY - 1],
    )
    for (const q of ['aaa new', 'bbb new', 'filler 1'])
      noteMiss(server.ctx, { q, current: 1, size: 20 }, '203.0.113.1')
    await writeMisses(server.ctx)
    expect(await server.ctx.db.$count(searchMiss)).toBe(MISSES_PER_DAY)
    const stored = (await misses(server)).filter(
      ({ words, times }) => /new/.test(words) || times > 1,
    )
    expect(stored.map(({ words, times }) => [words, times])).toEqual([
      ['aaa new', 1],
      ['filler 1', 2],
    ])
  })
})
