import {
  sitemapEndpoints,
  type SitemapKind,
} from '@ironsouq/contract/content/sitemap/sitemap.endpoints'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { moveDevice } from '#features/machines/device/device.service.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { answerOf, startServer, type TestServer } from '#test/harness.ts'
import { collectPurges } from '#test/purges.ts'
import { SEGMENT_ENTRIES } from './sitemap.rules.ts'
import { recalculateDueSegments } from './sitemap.service.ts'

const STAFF = '0192f000-0000-7000-8000-00000000aaaa'

const indexOf = async (server: TestServer) => {
  const { segments } = await server.client()(sitemapEndpoints.index)
  return segments
}
const keysOf = async (server: TestServer, kind: SitemapKind, number = 1) => {
  const { entries } = await server.client()(sitemapEndpoints.segment, { query: { kind, number } })
  return entries.map(({ key }) => key)
}
const statusOf = async ({ app }: TestServer, kind: SitemapKind, number: number) =>
  (await answerOf(app, `/sitemap/segment?kind=${kind}&number=${number}`)).status

/** Two machines in different files. */
async function farApart(server: TestServer) {
  const first = await aListedDevice(server.ctx)
  const second = await aListedDevice(server.ctx, { seq: SEGMENT_ENTRIES + 1 })
  await server.work()
  return { first, second }
}

describe('the sitemap', () => {
  it('lists machines that are or were for sale, and never drafts or withdrawn ones [AP-16]', async () => {
    await using server = await startServer()
    const shown = []
    for (const state of ['listed', 'draft', 'reserved', 'withdrawn', 'sold'] as const) {
      const { id } = await aListedDevice(server.ctx, {
        state,
        ...(state === 'sold' && { soldOn: '2026-11-01' }),
      })
      if (!['draft', 'withdrawn'].includes(state)) shown.push(id)
    }
    expect(await keysOf(server, 'machines')).toEqual(shown)
  })

  it('updates only the file of the changed machine, and purges only that one [AP-16]', async () => {
    await using server = await startServer()
    const { second } = await farApart(server)
    const changed = ['2026-11-14T08:00:00.000Z', '2026-11-14T08:00:00.000Z']
    const machines = async () =>
      (await indexOf(server)).filter(({ kind }) => kind === 'machines').map((s) => s.changedAt)
    expect(await machines()).toEqual(changed)

    using purges = await collectPurges(server)
    server.turnClock('2026-11-20T09:30:00Z')
    await moveDevice(server.ctx, second.id, 'reserve', STAFF)
    await server.work()
    expect(await machines()).toEqual([changed[0], '2026-11-20T09:30:00.000Z'])
    await expect.poll(() => purges.received.flatMap(({ tags }) => tags)).toContain('sitemap:2')
    const tags = purges.received.flatMap((purge) => purge.tags)
    expect(tags).toContain('sitemap')
    expect(tags).not.toContain('sitemap:1')
  })

  it('drops a sold machine a year after its sale, without an event', async () => {
    await using server = await startServer()
    const listed = await aListedDevice(server.ctx)
    const sold = await aListedDevice(server.ctx, { state: 'sold', soldOn: '2026-03-10' })
    await server.work()
    server.turnClock('2027-03-09T12:00:00Z')
    await recalculateDueSegments(server.ctx)
    expect(await keysOf(server, 'machines')).toEqual([listed.id, sold.id])
    expect((await indexOf(server)).at(-1)?.changedAt).toBe('2026-11-14T08:00:00.000Z')

    server.turnClock('2027-03-10T12:00:00Z')
    await recalculateDueSegments(server.ctx)
    expect(await keysOf(server, 'machines')).toEqual([listed.id])
    expect((await indexOf(server)).at(-1)?.changedAt).toMatch(/^2027-03-(09|10)T/)
  })

  it('names a file that is not calculated yet without a date, and no empty file', async () => {
    await using server = await startServer()
    const { first, second } = await farApart(server)
    await server.ctx.db.execute(sql`delete from sitemap_segment`)
    expect((await indexOf(server)).slice(5)).toEqual([
      { kind: 'machines', number: 1, changedAt: null },
      { kind: 'machines', number: 2, changedAt: null },
    ])
    await recalculateDueSegments(server.ctx)
    expect((await indexOf(server)).slice(5)).toHaveLength(2)

    await moveDevice(server.ctx, first.id, 'withdraw', STAFF)
    await server.work()
    expect((await indexOf(server)).slice(5).map(({ number }) => number)).toEqual([2])
    expect(await statusOf(server, 'machines', 1)).toBe(404)
    expect(await keysOf(server, 'machines', 2)).toEqual([second.id])
  })

  it('lists the categories of every level and the brands that have machines, once each', async () => {
    await using server = await startServer()
    await aListedDevice(server.ctx)
    await aListedDevice(server.ctx)
    expect(await keysOf(server, 'categories')).toEqual(['crawler-excavators', 'excavators'])
    expect(await keysOf(server, 'brands')).toEqual(['caterpillar'])
    expect(await statusOf(server, 'brands', 2)).toBe(404)
    expect(await statusOf(server, 'machines', 9)).toBe(404)
  })

  it('never replaces a newer file by an older one', async () => {
    await using server = await startServer()
    const { first } = await farApart(server)
    const later = '2026-12-01T00:00:00+00:00'
    await server.ctx.db.execute(
      sql`update sitemap_segment set changed_at = ${later}, shown = 7 where number = 1`,
    )
    await moveDevice(server.ctx, first.id, 'reserve', STAFF)
    await server.work()
    const { rows } = await server.ctx.db.execute(
      sql`select shown from sitemap_segment where number = 1`,
    )
    expect(rows).toEqual([{ shown: 7 }])
  })
})
