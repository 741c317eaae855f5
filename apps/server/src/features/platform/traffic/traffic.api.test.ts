import { randomUUID } from 'node:crypto'
import {
  trafficEndpoints,
  type PageView,
} from '@ironsouq/contract/platform/traffic/traffic.endpoints'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { SERVICE_KEY, startCtx, startServer, type TestServer } from '#test/harness.ts'
import { closeDays } from './traffic.service.ts'
import { trafficCount, trafficDay, trafficVisitor } from './traffic.tables.ts'

const DAY = '2026-11-14'
const visitor = (n: number) => n.toString(16).padStart(16, '0')

const view = (given: Partial<PageView> = {}): PageView => ({
  day: DAY,
  page: '/:lang/device-detail/:id',
  referrer: 'search',
  language: 'ar',
  visitor: visitor(1),
  ...given,
})

const send = (server: TestServer, views: PageView[], idempotencyKey: string = randomUUID()) =>
  server.client({ bearer: SERVICE_KEY })(trafficEndpoints.count, {
    body: { views },
    idempotencyKey,
  })

const counts = (server: TestServer) =>
  server.ctx.db.select().from(trafficCount).orderBy(trafficCount.page, trafficCount.language)

const days = (server: TestServer) => server.ctx.db.select().from(trafficDay).orderBy(trafficDay.day)

describe('visits', () => {
  it('are counted by day, page, referrer and language, and visitors once a day [AP-16]', async () => {
    await using server = await startServer()
    const views = [
      view(),
      view(),
      view({ visitor: visitor(2) }),
      view({ page: '/:lang', visitor: null }),
    ]
    expect(await send(server, views)).toEqual({ counted: 4 })
    await send(server, [view({ page: '/:lang', language: 'en' })])
    const { visitor: _, ...counted } = view()
    expect(await counts(server)).toEqual([
      { ...counted, page: '/:lang', views: 1 },
      { ...counted, page: '/:lang', language: 'en', views: 1 },
      { ...counted, views: 3 },
    ])
    expect(await server.ctx.db.$count(trafficVisitor)).toBe(2)
  })

  it('are counted once when a batch is sent twice with the same key [AP-16]', async () => {
    await using server = await startServer()
    const key = randomUUID()
    const views = [view(), view({ visitor: visitor(2) })]
    const answers = await Promise.all([send(server, views, key), send(server, views, key)])
    expect(answers).toEqual([{ counted: 2 }, { counted: 2 }])
    expect(await send(server, views, key)).toEqual({ counted: 2 })
    expect(await counts(server)).toMatchObject([{ views: 2 }])
  })

  it('add up exactly for concurrent batches, in any order of their rows [AP-16]', async () => {
    await using server = await startServer()
    const pages = Array.from({ length: 20 }, (_, n) =>
      view({ page: `/p${n}`, visitor: visitor(n) }),
    )
    const batches = Array.from({ length: 24 }, (_, n) => (n % 2 ? pages : pages.toReversed()))
    await Promise.all(batches.map((views) => send(server, views)))
    const counted = await counts(server)
    expect(counted).toHaveLength(20)
    expect(counted.every(({ views }) => views === 24)).toBe(true)
    expect(await server.ctx.db.$count(trafficVisitor)).toBe(20)
  })

  it('are accepted from internal services only [AP-16]', async () => {
    await using server = await startServer()
    const staff = await server.staffToken()
    const member = await server.tokenFor({ audience: 'member', id: randomUUID() })
    for (const bearer of [staff, member, `${SERVICE_KEY}x`]) {
      const refused = server.client({ bearer })(trafficEndpoints.count, {
        body: { views: [view()] },
      })
      await expect(refused).rejects.toMatchObject({ status: 403 })
    }
    const refused = server.client()(trafficEndpoints.count, { body: { views: [view()] } })
    await expect(refused).rejects.toMatchObject({ status: 401, code: 'A00004' })
    expect(await counts(server)).toEqual([])
  })

  it('are stored without anything that identifies a person or a time of day [AP-16]', async () => {
    await using server = await startCtx()
    const { rows } = await server.ctx.db.execute(sql`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_name like 'traffic%' order by 1`)
    expect(rows.map(({ name }) => name)).toEqual([
      'traffic_count.day',
      'traffic_count.language',
      'traffic_count.page',
      'traffic_count.referrer',
      'traffic_count.views',
      'traffic_day.day',
      'traffic_day.views',
      'traffic_day.visitors',
      'traffic_visitor.day',
      'traffic_visitor.visitor',
    ])
  })
})

describe('a day that is over', () => {
  it('is reduced to two numbers without visitors; the current day still has its visitors [AP-16]', async () => {
    await using server = await startServer()
    await send(server, [view(), view({ visitor: visitor(2) }), view({ visitor: null })])
    await closeDays(server.ctx)
    expect(await days(server)).toEqual([])
    server.turnClock('2026-11-15T02:40:00Z')
    await send(server, [view({ day: '2026-11-15' })])
    await closeDays(server.ctx)
    await closeDays(server.ctx)
    expect(await days(server)).toEqual([{ day: DAY, visitors: 2, views: 3 }])
    expect(await server.ctx.db.select().from(trafficVisitor)).toEqual([
      { day: '2026-11-15', visitor: visitor(1) },
    ])
  })

  it('includes late views, and loses none when days were missed [AP-16]', async () => {
    await using server = await startServer()
    await send(server, [view({ day: '2026-10-01' }), view()])
    server.turnClock('2026-11-16T05:40:00Z')
    await closeDays(server.ctx)
    await send(server, [view({ visitor: null }), view({ visitor: visitor(9) })])
    await closeDays(server.ctx)
    expect(await days(server)).toEqual([
      { day: '2026-10-01', visitors: 1, views: 1 },
      { day: DAY, visitors: 2, views: 3 },
    ])
    expect(await server.ctx.db.$count(trafficVisitor)).toBe(0)
  })
})
