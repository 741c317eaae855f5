import { notificationEndpoints } from '@ironsouq/contract/platform/notification/notification.endpoints'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { registry } from '#features/registry.ts'
import { atomic } from '#kernel/ctx.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { noticeOf } from '#test/notices.ts'
import { notify } from './notification.service.ts'
import { noticeEmail, notification } from './notification.tables.ts'

const { list, read } = notificationEndpoints

const sweep = ({ ctx }: TestServer) =>
  registry.jobs.find(({ name }) => name === 'notification.delete-old')?.run(ctx)

describe('a notification', () => {
  it('is deleted after 180 days, read or not, and not before', async () => {
    await using server = await startServer()
    const { id, call } = await aSignedInMember(server)
    const write = (eventId: string) => {
      const event = { eventId, at: server.ctx.now() }
      const delivery = { memberIds: [id], facts: {}, event }
      return atomic(server.ctx, (ctx) => notify(ctx, noticeOf('welcome'), delivery))
    }
    await write('read')
    await call(read, { body: {} })
    await write('unread')
    server.turnClock('2026-11-14T08:00:01Z')
    await write('later')
    const left = async () => {
      const rows = await server.ctx.db.select().from(notification)
      return rows.map(({ eventId }) => eventId).toSorted()
    }

    server.turnClock('2027-05-13T08:00:00Z')
    await sweep(server)
    expect(await left()).toEqual(['later', 'read', 'unread'])
    server.turnClock('2027-05-13T08:00:01Z')
    await sweep(server)
    expect(await left()).toEqual(['later'])
    expect(await call(list, { query: {} })).toMatchObject({ total: 1, unread: 1 })
    server.turnClock('2027-05-13T08:00:02Z')
    await sweep(server)
    expect(await left()).toEqual([])
  })

  it('is deleted together with more rows than one batch holds', async () => {
    await using server = await startServer()
    const { id } = await aSignedInMember(server)
    await server.ctx.db.execute(sql`
      insert into notification (member_id, group_name, kind, facts, event_id, created_at)
      select ${id}::uuid, 'account', 'welcome', '{}', n,
        timestamptz '2026-11-14' - case when n % 10 = 0 then interval '1 day' else interval '1 year' end
      from generate_series(1, 12000) n`)
    await sweep(server)
    expect(await server.ctx.db.$count(notification)).toBe(1200)
  })
})

it('deletes the records of emails after 180 days', async () => {
  await using server = await startServer()
  const { id: memberId } = await aSignedInMember(server)
  const email = { memberId, kind: 'welcome', event: {} }
  await server.ctx.db.insert(noticeEmail).values([
    { ...email, eventId: 'old', createdAt: new Date('2026-01-01') },
    { ...email, eventId: 'new', createdAt: new Date('2026-11-01') },
  ])
  await sweep(server)
  const left = await server.ctx.db.select().from(noticeEmail)
  expect(left.map(({ eventId }) => eventId)).toEqual(['new'])
})
