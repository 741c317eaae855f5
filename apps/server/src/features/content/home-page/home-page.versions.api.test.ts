import { randomUUID } from 'node:crypto'
import { homePageEndpoints } from '@ironsouq/contract/content/home-page/home-page.endpoints'
import { homePageLifecycle } from '@ironsouq/contract/content/home-page/home-page.lifecycle'
import { RENOVATION_TYPES } from '@ironsouq/contract/content/home-page/home-page.schema'
import type { VersionBlock } from '@ironsouq/contract/content/home-page/home-page.version.schema'
import { faults } from '@ironsouq/contract/lifecycle'
import { HOME } from '@ironsouq/contract/page-cache'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { device } from '#features/machines/device/device.tables.ts'
import { auditLog } from '#kernel/data/kernel.tables.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { collectPurges } from '#test/purges.ts'
import { startUploads } from '#test/uploads.ts'
import { aBlock, aHomePage } from './home-page.builder.ts'
import { publishDueVersions } from './home-page.service.ts'
import { homePageVersion } from './home-page.tables.ts'

const { staff } = homePageEndpoints
const STEPS = { en: { items: [{ title: 'Find', body: 'By model.' }] } }
const NOW = { publishAt: null } as const

const kindsSeen = async (server: TestServer) => {
  const query = { renovationType: RENOVATION_TYPES.home } as const
  const { blocks } = await server.client()(homePageEndpoints.homepage, { query })
  return blocks.map(({ kind }) => kind)
}

const states = async ({ ctx }: TestServer) => {
  const rows = await ctx.db
    .select({ number: homePageVersion.number, state: homePageVersion.state })
    .from(homePageVersion)
    .orderBy(asc(homePageVersion.number))
  return rows.map(({ number, state }) => `${number} ${state}`)
}

/** A home page with news and steps, and a draft of it. */
async function drafted(server: TestServer) {
  const page = await aHomePage(server.ctx, [{ kind: 'news' }, { kind: 'steps', texts: STEPS }])
  const call = server.client({ bearer: await server.staffToken(), log: () => {} })
  const draft = await call(staff.begin, { body: {} })
  const { versionId } = draft
  /** Each block with a request of its own, as the editor does it. */
  const save = async (blocks: readonly VersionBlock[], from = draft.version) => {
    const ids = blocks.map(({ blockId }) => blockId)
    let answer = await call(staff.save, {
      body: { versionId, version: from, order: ids.slice(0, 1), block: blocks[0] ?? null },
    })
    for (const [i, block] of blocks.slice(1).entries()) {
      const order = ids.slice(0, i + 2)
      answer = await call(staff.save, {
        body: { versionId, version: answer.version, order, block },
      })
    }
    return answer
  }
  return { page, call, draft, save }
}

describe('a version of the home page', () => {
  it('has a lifecycle without dead ends', () => {
    expect(faults(homePageLifecycle)).toEqual([])
  })

  it('is drafted, published and seen; the one before is replaced and the pages are purged [NW-5] [CL-20] [BO-2]', async () => {
    await using server = await startServer()
    const { call, draft, save } = await drafted(server)
    expect(draft).toMatchObject({ number: 2, state: 'draft', copiedFrom: 1 })
    expect(await call(staff.begin, { body: {} })).toEqual(draft)
    const { version } = await save(draft.blocks.toReversed())
    expect(await kindsSeen(server)).toEqual(['news', 'steps'])
    using purges = await collectPurges(server)
    const body = { versionId: draft.versionId, version, action: 'publish', ...NOW } as const
    expect(await call(staff.move, { body })).toMatchObject({
      state: 'published',
      publishedAt: '2026-11-14T08:00:00.000Z',
    })
    server.turnClock('2026-11-14T08:00:01Z')
    expect(await kindsSeen(server)).toEqual(['steps', 'news'])
    expect(await states(server)).toEqual(['1 replaced', '2 published'])
    await server.work()
    await expect.poll(() => purges.received.flatMap(({ tags }) => tags)).toContain(HOME)
    await expect(save(draft.blocks, version + 1)).rejects.toMatchObject({ status: 409 })
  })

  it('is audited with what changed, before and after', async () => {
    await using server = await startServer()
    const { call, draft } = await drafted(server)
    const [news, steps] = draft.blocks as [VersionBlock, VersionBlock]
    const renamed = { ...news, texts: { en: { title: 'Latest' } } }
    const order = [steps.blockId, news.blockId]
    const { versionId, version } = draft
    await call(staff.save, { body: { versionId, version, order, block: renamed } })
    const rows = await server.ctx.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.endpoint, 'POST /p/staff/renovation/save'))
    expect(rows).toMatchObject([
      {
        entity: 'home-page',
        entityId: draft.versionId,
        before: { order: ['news', 'steps'], blocks: [{ texts: { en: {} } }] },
        after: { order: ['steps', 'news'], blocks: [{ texts: { en: { title: 'Latest' } } }] },
      },
    ])
  })

  it('saved by someone else is refused with the current one, and its draft can be discarded', async () => {
    await using server = await startServer()
    const { call, draft, save } = await drafted(server)
    const { version } = await save([])
    await expect(save(draft.blocks)).rejects.toMatchObject({
      status: 409,
      data: { current: { version, blocks: [] } },
    })
    const { versionId } = draft
    await call(staff.discard, { body: { versionId, version } })
    expect(await states(server)).toEqual(['1 published'])
  })

  it('is published once when eight people publish it at once [NW-5]', async () => {
    await using server = await startServer()
    const { call, draft } = await drafted(server)
    const { versionId, version } = draft
    const publish = () =>
      call(staff.move, { body: { versionId, version, action: 'publish', ...NOW } })
    const answers = await Promise.allSettled(Array.from({ length: 8 }, publish))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await states(server)).toEqual(['1 replaced', '2 published'])
  })

  it('is rolled back by publishing a copy, also eight times at once [NW-5]', async () => {
    await using server = await startServer()
    const { page, call, draft, save } = await drafted(server)
    const { versionId } = draft
    const { version } = await save(draft.blocks.slice(1))
    await call(staff.move, { body: { versionId, version, action: 'publish', ...NOW } })
    const body = { versionId: page.versionId }
    expect(await call(staff.rollBack, { body })).toMatchObject({
      number: 3,
      state: 'published',
      copiedFrom: 1,
      blocks: page.blocks,
    })
    server.turnClock('2026-11-14T08:00:01Z')
    expect(await kindsSeen(server)).toEqual(['news', 'steps'])
    const again = () => call(staff.rollBack, { body: { versionId } })
    await Promise.allSettled(Array.from({ length: 8 }, again))
    const after = await states(server)
    expect(after.filter((each) => each.endsWith('published'))).toEqual(['11 published'])
  })

  it('is published when its time has come, once, and can be taken back before [NW-5]', async () => {
    await using server = await startServer()
    const { call, draft, save } = await drafted(server)
    const { versionId } = draft
    const saved = await save(draft.blocks.toReversed())
    const schedule = (version: number, publishAt: string) =>
      call(staff.move, { body: { versionId, version, action: 'schedule', publishAt } })
    await expect(schedule(saved.version, '2026-11-01T00:00:00Z')).rejects.toMatchObject({
      status: 400,
    })
    const at = '2026-11-20T05:00:00.000Z'
    const scheduled = await schedule(saved.version, at)
    const next = await call(staff.begin, { body: {} })
    const back = { versionId, version: scheduled.version, action: 'unschedule', ...NOW } as const
    await expect(call(staff.move, { body: back })).rejects.toMatchObject({ status: 409 })
    await call(staff.discard, { body: { versionId: next.versionId, version: next.version } })
    const taken = await call(staff.move, { body: back })
    expect(taken).toMatchObject({ state: 'draft', publishAt: null })
    await schedule(taken.version, at)
    await publishDueVersions(server.ctx)
    expect(await kindsSeen(server)).toEqual(['news', 'steps'])
    server.turnClock('2026-11-20T05:00:30Z')
    await Promise.all([publishDueVersions(server.ctx), publishDueVersions(server.ctx)])
    expect(await kindsSeen(server)).toEqual(['steps', 'news'])
    expect(await call(staff.detail, { query: { versionId } })).toMatchObject({ publishedAt: at })
    expect(await states(server)).toEqual(['1 replaced', '2 published'])
  })

  it('is compared with another by block, field and language [NW-5]', async () => {
    await using server = await startServer()
    const { page, call, draft, save } = await drafted(server)
    const [news, steps] = draft.blocks as [VersionBlock, VersionBlock]
    const brands = aBlock({ kind: 'brands' })
    const renamed = { ...steps, texts: { ...steps.texts, ar: { title: 'خطوات' } } }
    await save([renamed, brands])
    const query = { from: page.versionId, to: draft.versionId }
    expect(await call(staff.compare, { query })).toEqual([
      {
        blockId: steps.blockId,
        kind: 'steps',
        change: 'changed',
        before: 2,
        after: 1,
        fields: [{ field: 'title', locale: 'ar', before: null, after: 'خطوات' }],
      },
      { ...DIFFERENT, blockId: brands.blockId, kind: 'brands', change: 'added', after: 2 },
      { ...DIFFERENT, blockId: news.blockId, kind: 'news', change: 'removed', before: 1 },
    ])
  })

  it('in any state is shown by its preview link, for two days and to no one who changes it [NW-5]', async () => {
    await using server = await startServer()
    const { call, draft, save } = await drafted(server)
    await save(draft.blocks.toReversed())
    const { versionId } = draft
    const { token, url } = await call(staff.previewLink, { query: { versionId } })
    expect(url).toContain(`/en/home-preview/${token}`)
    const preview = (token: string) =>
      server.client({ log: () => {} })(homePageEndpoints.preview, { query: { token } })
    const { number, blocks } = await preview(token)
    expect([number, blocks.map(({ kind }) => kind)]).toEqual([2, ['steps', 'news']])
    await expect(preview(`x${token}`)).rejects.toMatchObject({ status: 404 })
    server.turnClock('2026-11-16T08:00:01Z')
    await expect(preview(token)).rejects.toMatchObject({ status: 404 })
  })

  it('is in the list of versions, the newest first', async () => {
    await using server = await startServer()
    const { call } = await drafted(server)
    const query = { size: 50, sort: '-number' } as const
    expect(await call(staff.list, { query })).toMatchObject({
      total: 2,
      rows: [
        { number: 2, state: 'draft', blocks: 2, copiedFrom: 1 },
        { number: 1, state: 'published' },
      ],
    })
  })
})

const DIFFERENT = { before: null, after: null, fields: [] }

describe('a broken block', () => {
  it('keeps the page from being published, with every fault by block, field and language [NW-5]', async () => {
    await using server = await startServer()
    const { call, draft, save } = await drafted(server)
    const [news, steps] = draft.blocks as [VersionBlock, VersionBlock]
    const gone = randomUUID()
    const texts = {
      en: { items: [{ title: 'Find', body: '' }] },
      ar: { title: 'خطوات', items: [] },
      de: { items: [...STEPS.en.items, ...STEPS.en.items] },
    }
    const { version } = await save([
      { ...news, settings: { count: 0, chosen: [gone] } },
      { ...steps, texts },
      aBlock({ kind: 'hero', settings: { chosen: ['ISQ-1'] }, isShown: false }),
      aBlock({ kind: 'news' }),
    ])
    const { versionId } = draft
    const found = await call(staff.faults, { query: { versionId } })
    const listed = found.map(({ blockId, field, locale, reason }) => [
      blockId === news.blockId,
      { field, locale, reason },
    ])
    expect(listed).toEqual([
      [true, { field: 'count', locale: null, reason: 'notAllowed' }],
      [true, { field: 'chosen', locale: null, reason: 'notPublic' }],
      [false, { field: 'items.0.body', locale: 'en', reason: 'missing' }],
      [false, { field: 'title', locale: 'ar', reason: 'englishMissing' }],
      [false, { field: 'items', locale: 'de', reason: 'itemsDiffer' }],
      [false, { field: 'kind', locale: null, reason: 'kindTwice' }],
    ])
    const body = { versionId, version, action: 'publish', ...NOW } as const
    await expect(call(staff.move, { body })).rejects.toMatchObject({
      status: 400,
      data: expect.arrayContaining([
        expect.objectContaining({ field: `blocks.${steps.blockId}.items.0.body.en` }),
      ]) as unknown,
    })
    expect(await states(server)).toEqual(['1 published', '2 draft'])
    const { version: next } = await save([], version)
    const empty = call(staff.move, { body: { ...body, version: next } })
    await expect(empty).rejects.toMatchObject({ data: [{ field: 'blocks.blocks' }] })
  })

  it('is one whose machine is no longer on sale or whose picture is gone; a scheduled page waits [NW-5]', async () => {
    await using uploads = await startUploads()
    const { server } = uploads
    const inMinutes = (minutes: number) =>
      new Date(server.ctx.now().getTime() + minutes * 60_000).toISOString()
    const publishAt = inMinutes(60)
    const pictures = [{ objectKey: `home/${randomUUID()}.webp`, width: 1280, height: 960 }]
    const machine = await aListedDevice(server.ctx, { stockNo: 'ISQ-7', pictures })
    const { call, draft, save } = await drafted(server)
    const hero = aBlock({ kind: 'hero', settings: { chosen: ['ISQ-7'] } })
    const { version } = await save([hero])
    const { versionId } = draft
    const move = { versionId, version, action: 'schedule', publishAt } as const
    const schedule = () => call(staff.move, { body: move })
    await expect(schedule()).rejects.toMatchObject({
      data: [{ field: `blocks.${hero.blockId}.picture` }],
    })
    const [{ objectKey } = { objectKey: '' }] = pictures
    await server.ctx.storage.put(objectKey, Buffer.from('a'), 'image/webp')
    await schedule()
    await server.ctx.db.update(device).set({ state: 'withdrawn' }).where(eq(device.id, machine.id))
    server.turnClock(inMinutes(61))
    await publishDueVersions(server.ctx)
    expect(await states(server)).toEqual(['1 published', '2 scheduled'])
    expect(await call(staff.faults, { query: { versionId } })).toMatchObject([
      { blockId: hero.blockId, field: 'chosen', reason: 'notPublic', value: 'ISQ-7' },
    ])
    await server.ctx.db.update(device).set({ state: 'listed' }).where(eq(device.id, machine.id))
    await publishDueVersions(server.ctx)
    expect(await states(server)).toEqual(['1 replaced', '2 published'])
  })
})

describe('the choices of a block', () => {
  it('are what visitors see, by kind', async () => {
    await using server = await startServer()
    await aListedDevice(server.ctx)
    const call = server.client({ bearer: await server.staffToken(['homePage.edit']) })
    const of = (kind: 'brands' | 'categories' | 'steps') => call(staff.choices, { query: { kind } })
    expect(await of('brands')).toHaveLength(1)
    expect((await of('categories')).length).toBeGreaterThan(0)
    expect(await of('steps')).toEqual([])
  })
})
