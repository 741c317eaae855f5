import { randomUUID } from 'node:crypto'
import { homePageEndpoints } from '@ironsouq/contract/content/home-page/home-page.endpoints'
import {
  RENOVATION_TYPES,
  type BlockKind,
  type BlockOf,
} from '@ironsouq/contract/content/home-page/home-page.schema'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { describe, expect, it, vi } from 'vitest'
import { saveBranch } from '#features/content/branch/branch.service.ts'
import { aPublishedVideo } from '#features/content/video/video.builder.ts'
import { video } from '#features/content/video/video.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { answerOf, startServer, type TestServer } from '#test/harness.ts'
import { aHomePage } from './home-page.builder.ts'

const STEPS = { en: { items: [{ title: 'Find', body: 'By model.' }] } }

async function home(server: TestServer, language: LocaleCode = 'en') {
  const query = { renovationType: RENOVATION_TYPES.home } as const
  return (await server.client({ language })(homePageEndpoints.homepage, { query })).blocks
}

async function blockOf<Kind extends BlockKind>(
  server: TestServer,
  kind: Kind,
  language: LocaleCode = 'en',
) {
  const found = (await home(server, language)).find((block) => block.kind === kind)
  return found as BlockOf<Kind> | undefined
}

const open = { season: 'regular', opensAt: 480, closesAt: 1080, breakFrom: null } as const

const aBranch = (ctx: Ctx, code: string, isShown = true) =>
  saveBranch(ctx, {
    code,
    position: 0,
    isShown,
    yard: null,
    emirate: 'sharjah',
    building: null,
    unit: null,
    poBox: null,
    makani: null,
    latitude: 25.3,
    longitude: 55.6,
    phone: '+97165550141',
    whatsapp: null,
    email: null,
    services: [],
    days: [1, 2, 3, 4, 5].map((weekday) => ({ ...open, weekday, breakUntil: null })),
    texts: {
      en: { name: code, area: 'Al Sajaa', street: 'Gate 2', ...NOTHING },
      ar: { name: `ar ${code}`, area: 'الصجعة', street: 'بوابة 2', ...NOTHING },
    },
  })
const NOTHING = { landmark: null, access: null, bring: null }

const aVideo = (ctx: Ctx, title: string, day: number) =>
  aPublishedVideo(ctx, {
    topic: 'machines',
    publishedAt: new Date(Date.UTC(2026, 10, day)),
    stream: { key: `film/${title}/master.m3u8`, seconds: 12, width: 1280, height: 720 },
    poster: { src: `${title}.webp`, width: 1280, height: 720 },
    chapterStarts: [],
    texts: { en: { title, summary: '', chapterTitles: [], captions: '' } },
    deviceIds: [],
  })

describe('the blocks of the home page', () => {
  it('come in their order, and only those that are shown [CL-20]', async () => {
    await using server = await startServer()
    expect(await home(server)).toEqual([])
    await aHomePage(server.ctx, [
      { kind: 'sales', isShown: false },
      { kind: 'subscribe' },
      { kind: 'steps', texts: STEPS },
      { kind: 'outlets' },
    ])
    server.turnClock('2026-11-14T08:00:01Z')
    expect((await home(server)).map(({ kind }) => kind)).toEqual(['subscribe', 'steps', 'outlets'])
  })

  it('are written in the language of the request, each text for itself or in English [EQ-7]', async () => {
    await using server = await startServer()
    const ar = { title: 'كيف يتم الشراء', items: [] }
    const texts = { en: { ...STEPS.en, title: 'How it works' }, ar, de: { title: '' } }
    const { blocks } = await aHomePage(server.ctx, [{ kind: 'steps', texts }])
    const own = { blockId: blocks[0]?.blockId, kind: 'steps', items: STEPS.en.items }
    expect(await home(server, 'ar')).toEqual([{ ...own, title: ar.title }])
    expect(await home(server, 'de')).toEqual([{ ...own, title: 'How it works' }])
  })

  it('are omitted and logged when they do not match the contract, and the page still works [CL-20]', async () => {
    const logged: object[] = []
    const log = pino(
      { level: 'error' },
      {
        write: (line) => void logged.push(JSON.parse(line) as object),
      },
    )
    await using server = await startServer({ log })
    const { blocks } = await aHomePage(server.ctx, [
      { kind: 'brands', settings: { count: 99 } },
      { kind: 'steps', texts: STEPS },
    ])
    expect((await home(server)).map(({ kind }) => kind)).toEqual(['steps'])
    expect(logged).toMatchObject([{ blockId: blocks[0]?.blockId, kind: 'brands' }])
  })

  it('are refused for a page that is not made of blocks [CL-20]', async () => {
    await using server = await startServer()
    const { status } = await answerOf(server.app, '/shopRenovation/homepage?renovationType=9')
    expect(status).toBe(400)
  })
})

describe('the branches of the home page', () => {
  it('are those that visitors see, with their address and hours as one line [CL-20] [EQ-7]', async () => {
    await using server = await startServer()
    await aBranch(server.ctx, 'sajaa')
    await aBranch(server.ctx, 'hidden', false)
    await aBranch(server.ctx, 'ghail')
    const chosen = ['sajaa', 'hidden']
    await aHomePage(server.ctx, [{ kind: 'outlets', settings: { chosen } }])
    expect((await blockOf(server, 'outlets'))?.items).toEqual([
      {
        code: 'sajaa',
        name: 'sajaa',
        address: 'Gate 2, Al Sajaa',
        hours: 'Monday to Friday 08:00–18:00, Saturday to Sunday Closed',
        emirate: 'sharjah',
        phone: '+97165550141',
      },
    ])
    expect((await blockOf(server, 'outlets', 'ar'))?.items).toMatchObject([
      { name: 'ar sajaa', address: 'بوابة 2، الصجعة' },
    ])
    await aHomePage(server.ctx, [{ kind: 'outlets', settings: { count: 1 } }])
    server.turnClock('2026-11-14T08:00:02Z')
    expect((await blockOf(server, 'outlets'))?.items).toMatchObject([{ code: 'ghail' }])
  })
})

describe('the videos of the home page', () => {
  it('are the newest published ones, or those that staff chose [CL-20]', async () => {
    await using server = await startServer()
    const old = await aVideo(server.ctx, 'old', 1)
    const withdrawn = await aVideo(server.ctx, 'withdrawn', 9)
    await server.ctx.db.update(video).set({ state: 'draft' }).where(eq(video.id, withdrawn))
    await aVideo(server.ctx, 'new', 2)
    await aHomePage(server.ctx, [{ kind: 'videos', settings: { count: 1 } }])
    expect((await blockOf(server, 'videos'))?.items).toMatchObject([
      { title: 'new', src: 'film/new/master.m3u8', seconds: 12, poster: { src: 'new.webp' } },
    ])
    const chosen = [randomUUID(), old, withdrawn]
    await aHomePage(server.ctx, [{ kind: 'videos', settings: { chosen } }])
    server.turnClock('2026-11-14T08:00:01Z')
    expect((await blockOf(server, 'videos'))?.items).toMatchObject([{ videoId: old }])
  })
})

describe('a burst of requests', () => {
  it('costs one read, and a change is visible within a second', async () => {
    await using server = await startServer()
    await aHomePage(server.ctx, [{ kind: 'steps', texts: STEPS }])
    const asked = vi.spyOn(server.parts.pool, 'query')
    await Promise.all(Array.from({ length: 20 }, () => home(server)))
    expect(asked).toHaveBeenCalledTimes(1)
    await aHomePage(server.ctx, [])
    expect(await home(server)).toHaveLength(1)
    server.turnClock('2026-11-14T08:00:01Z')
    expect(await home(server)).toEqual([])
  })

  it('costs no more statements when there are more machines [CL-20]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const kinds = ['hero', 'categories', 'justIn', 'graded', 'brands'] as const
    await aHomePage(
      ctx,
      kinds.map((kind) => ({ kind })),
    )
    await aListedDevice(ctx)
    const asked = vi.spyOn(server.parts.pool, 'query')
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
