import { renovationEndpoints } from '@ironsouq/contract/renovation/renovation.endpoints'
import {
  RENOVATION_TYPES,
  type BlockKind,
  type BlockOf,
} from '@ironsouq/contract/renovation/renovation.schema'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { describe, expect, it, vi } from 'vitest'
import { event } from '#kernel/data/kernel.tables.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { answerOf, startServer, type TestServer } from '#test/harness.ts'
import { saveBlock, type BlockGiven } from './renovation.service.ts'
import { renovationBlock, renovationBlockText } from './renovation.tables.ts'

const page = RENOVATION_TYPES.home
const YARD = {
  en: { name: 'Al Sajaa', address: 'Gate 2', hours: '08:00' },
  ar: { name: 'الصجعة', address: 'بوابة 2', hours: '08:00' },
}
const FACTS = { emirate: 'sharjah', phone: '+97165550141' } as const
const OUTLETS: BlockGiven<'outlets'> = {
  page,
  kind: 'outlets',
  position: 5,
  settings: { items: [FACTS] },
  words: { en: { title: 'Outlets', items: [YARD.en] }, ar: { items: [YARD.ar] } },
}
const STEPS: BlockGiven<'steps'> = {
  page,
  kind: 'steps',
  position: 4,
  settings: {},
  words: { en: { items: [{ title: 'Find', body: 'By model.' }] } },
}

async function home(server: TestServer, language: LocaleCode = 'en') {
  const query = { renovationType: page } as const
  return (await server.client({ language })(renovationEndpoints.homepage, { query })).blocks
}

async function blockOf<Kind extends BlockKind>(server: TestServer, kind: Kind) {
  const found = (await home(server)).find((block) => block.kind === kind)
  return found as BlockOf<Kind> | undefined
}

describe('the blocks of the home page', () => {
  it('come in their order, and only those that are shown [CL-20]', async () => {
    await using server = await startServer()
    const { ctx } = server
    expect(await home(server)).toEqual([])
    await saveBlock(ctx, OUTLETS)
    await saveBlock(ctx, STEPS)
    await saveBlock(ctx, { ...STEPS, kind: 'sales', position: 0, shown: false, words: { en: {} } })
    await saveBlock(ctx, { ...STEPS, kind: 'subscribe', position: 1, words: { en: {} } })
    server.turnClock('2026-11-14T08:00:01Z')
    expect((await home(server)).map(({ kind }) => kind)).toEqual(['subscribe', 'steps', 'outlets'])
  })

  it('are written in the language of the request, or in English, beside the facts [EQ-7]', async () => {
    await using server = await startServer()
    const blockId = await saveBlock(server.ctx, OUTLETS)
    expect(await home(server, 'ar')).toEqual([
      { blockId, kind: 'outlets', items: [{ ...YARD.ar, ...FACTS }] },
    ])
    expect(await home(server, 'ko')).toEqual([
      { blockId, kind: 'outlets', title: 'Outlets', items: [{ ...YARD.en, ...FACTS }] },
    ])
  })

  it('are omitted and logged when they no longer match the contract, and the page still works [CL-20]', async () => {
    const logged: object[] = []
    const log = pino(
      { level: 'error' },
      {
        write: (line) => void logged.push(JSON.parse(line) as object),
      },
    )
    await using server = await startServer({ log })
    const { ctx } = server
    const stale = await saveBlock(ctx, OUTLETS)
    await saveBlock(ctx, STEPS)
    await ctx.db
      .update(renovationBlockText)
      .set({ words: { items: [{ name: 'Al Sajaa' }] } })
      .where(eq(renovationBlockText.blockId, stale))
    expect((await home(server)).map(({ kind }) => kind)).toEqual(['steps'])
    expect(logged).toMatchObject([{ blockId: stale, kind: 'outlets' }])
  })

  it('have one position each: a database constraint', async () => {
    await using server = await startServer()
    await saveBlock(server.ctx, STEPS)
    const second = saveBlock(server.ctx, { ...OUTLETS, position: 4 })
    await expect(second).rejects.toMatchObject({ cause: { constraint: 'renovation_block_place' } })
  })

  it('are refused for a page that is not made of blocks [CL-20]', async () => {
    await using server = await startServer()
    const { status } = await answerOf(server.app, '/shopRenovation/homepage?renovationType=9')
    expect(status).toBe(400)
  })
})

describe('a block that is saved', () => {
  it('replaces what it was and emits an event', async () => {
    await using server = await startServer()
    const { ctx } = server
    const blockId = await saveBlock(ctx, STEPS)
    const words = { en: { title: 'Four steps', items: [] } }
    expect(await saveBlock(ctx, { ...STEPS, blockId, words })).toBe(blockId)
    expect(await home(server)).toEqual([{ blockId, kind: 'steps', title: 'Four steps', items: [] }])
    const events = await ctx.db.select().from(event)
    expect(events.map(({ name, payload }) => ({ name, payload }))).toEqual([
      { name: 'renovation.changed', payload: { blockId, page } },
      { name: 'renovation.changed', payload: { blockId, page } },
    ])
  })

  it('must fit the contract, with as many words as facts in every language', async () => {
    await using server = await startServer()
    const { ctx } = server
    const wordless = { ...OUTLETS.words, de: { items: [] } }
    await expect(saveBlock(ctx, { ...OUTLETS, words: wordless })).rejects.toThrow('in de')
    const settings = { items: [{ ...FACTS, phone: '06 555 0141' }] }
    await expect(saveBlock(ctx, { ...OUTLETS, settings })).rejects.toThrow('phone')
    expect(await ctx.db.$count(renovationBlock)).toBe(0)
  })
})

describe('a burst of requests', () => {
  it('costs one read, and a change is visible within a second', async () => {
    await using server = await startServer()
    const blockId = await saveBlock(server.ctx, STEPS)
    const asked = vi.spyOn(server.pool, 'query')
    await Promise.all(Array.from({ length: 20 }, () => home(server)))
    expect(asked).toHaveBeenCalledTimes(1)
    await saveBlock(server.ctx, { ...STEPS, blockId, shown: false })
    expect(await home(server)).toHaveLength(1)
    server.turnClock('2026-11-14T08:00:01Z')
    expect(await home(server)).toEqual([])
  })

  it('costs no more statements when there are more machines [CL-20]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const kinds = ['hero', 'categories', 'justIn', 'graded', 'brands'] as const
    for (const [position, kind] of kinds.entries())
      await saveBlock(ctx, { page, kind, position, settings: {}, words: { en: { phrases: [] } } })
    await aListedDevice(ctx)
    const asked = vi.spyOn(server.pool, 'query')
    await home(server)
    const before = asked.mock.calls.length
    for (let i = 0; i < 12; i++) await aListedDevice(ctx)
    server.turnClock('2026-11-14T08:00:01Z')
    asked.mockClear()
    expect((await blockOf(server, 'justIn'))?.devices).toHaveLength(8)
    expect(asked.mock.calls.length).toBe(before)
    expect(before).toBeLessThanOrEqual(8)
  })
})
