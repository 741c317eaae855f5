import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { DEVICES } from '@ironsouq/contract/page-cache'
import {
  searchEndpoints,
  type WordSetForm,
} from '@ironsouq/contract/platform/search/search.endpoints'
import { describe, expect, it } from 'vitest'
import { event } from '#kernel/data/kernel.tables.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { offerTradeWords } from './search.builder.ts'
import { purgeSearch } from './search.on-words-changed.purge.ts'

const DIGGERS = {
  means: { kind: 'category', code: 'excavators' },
  words: ['بوكلين', 'digger'],
} as const

async function staffed(server: TestServer) {
  return server.client({ bearer: await server.staffToken() })
}

async function meant(server: TestServer, q: string) {
  const page = await server.client()(deviceEndpoints.list, { query: { q } })
  return page.understood.map(({ filter, value }) => `${filter}=${value}`).join(' ')
}

describe('words of the trade', () => {
  it('apply to searches within two seconds of being set, and no longer once removed', async () => {
    await using server = await startServer()
    await aListedDevice(server.ctx)
    const call = await staffed(server)
    expect(await meant(server, 'بوكلين')).toBe('')
    const { wordSetId } = await call(searchEndpoints.putWords, {
      body: { ...DIGGERS, words: [...DIGGERS.words] },
    })
    server.turnClock('2026-11-14T08:00:02Z')
    expect(await meant(server, 'بوكلين')).toBe('category=excavators')
    expect(await meant(server, 'a digger')).toBe('category=excavators')
    await call(searchEndpoints.removeWords, { body: { wordSetId } })
    server.turnClock('2026-11-14T08:00:04Z')
    expect(await meant(server, 'بوكلين')).toBe('')
    await expect(call(searchEndpoints.removeWords, { body: { wordSetId } })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('of a category or brand are one set, the last one set; those that mean each other are many', async () => {
    await using server = await startServer()
    await aListedDevice(server.ctx)
    const call = await staffed(server)
    const put = (body: WordSetForm) => call(searchEndpoints.putWords, { body })
    const first = await put({ ...DIGGERS, words: ['digger'] })
    const again = await put({ ...DIGGERS, words: ['hoe', 'hoe'] })
    expect(again).toEqual({ ...first, words: ['hoe'] })
    await put({ means: { kind: 'brand', code: 'caterpillar' }, words: ['cat'] })
    const same = await put({ means: null, words: ['crawler', 'tracked'] })
    await put({ means: null, words: ['cab', 'cabin'] })
    await put({ wordSetId: same.wordSetId, means: null, words: ['crawler', 'مجنزرة'] })
    const sets = await call(searchEndpoints.words, {})
    expect(sets.map(({ means, words }) => [means, words])).toEqual([
      [{ kind: 'category', code: 'excavators', name: 'Excavators' }, ['hoe']],
      [{ kind: 'brand', code: 'caterpillar', name: 'Caterpillar' }, ['cat']],
      [null, ['crawler', 'مجنزرة']],
      [null, ['cab', 'cabin']],
    ])
    const unknown = put({ means: { kind: 'category', code: 'nothing' }, words: ['x'] })
    await expect(unknown).rejects.toMatchObject({ status: 404 })
  })

  it('emit an event and purge cached lists', async () => {
    await using server = await startServer()
    await aListedDevice(server.ctx)
    const call = await staffed(server)
    const before = await server.ctx.db.$count(event)
    await call(searchEndpoints.putWords, { body: { ...DIGGERS, words: ['digger'] } })
    const events = await server.ctx.db.select().from(event).orderBy(event.seq)
    expect(events.slice(before).map(({ name }) => name)).toEqual(['search.wordsChanged'])
    const purged: string[] = []
    const pages = { purge: async (tags: readonly string[]) => void purged.push(...tags) }
    await purgeSearch.handle(
      { ...server.ctx, pages },
      { wordSetId: '1', eventId: '1', at: server.ctx.now() },
    )
    expect(purged).toEqual([DEVICES])
  })

  it('are for staff only', async () => {
    await using server = await startServer()
    await expect(server.client()(searchEndpoints.words, {})).rejects.toMatchObject({
      code: 'A00004',
    })
  })

  it('are added for existing categories and brands, and those set by staff stay', async () => {
    await using server = await startServer()
    await aListedDevice(server.ctx)
    const call = await staffed(server)
    await call(searchEndpoints.putWords, { body: { ...DIGGERS, words: ['digger'] } })
    await offerTradeWords(server.ctx)
    const once = await call(searchEndpoints.words, {})
    await offerTradeWords(server.ctx)
    expect(await call(searchEndpoints.words, {})).toEqual(once)
    const codes = once.map(({ means }) => means?.code).filter((code) => code !== undefined)
    expect(codes).toEqual(['excavators', 'caterpillar'])
    expect(once[0]?.words).toEqual(['digger'])
    expect(once.some(({ means, words }) => means === null && words.includes('crawler'))).toBe(true)
  })
})
