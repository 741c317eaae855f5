import { notificationEndpoints } from '@ironsouq/contract/notification/notification.endpoints'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { registry } from '#features/registry.ts'
import { atomic } from '#kernel/ctx.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aListedDevice } from '#test/machines.ts'
import { aSignedIn } from '#test/members.ts'
import { notify } from './notification.service.ts'
import { notification, savedMail } from './notification.tables.ts'

const { list, read } = notificationEndpoints

const sweep = ({ ctx }: TestServer) =>
  registry.jobs.find(({ name }) => name === 'notification.forget-old')?.run(ctx)

describe('a notice', () => {
  it('is forgotten after 180 days, read or not, and not before', async () => {
    await using server = await startServer()
    const { id, call } = await aSignedIn(server)
    const tell = (eventId: string) => {
      const told = { memberIds: [id], kind: 'welcome', facts: {}, link: null, eventId } as const
      return atomic(server.ctx, (ctx) => notify(ctx, told))
    }
    await tell('read')
    await call(read, { body: {} })
    await tell('unread')
    server.turnClock('2026-11-14T08:00:01Z')
    await tell('later')
    const told = async () => {
      const rows = await server.ctx.db.select().from(notification)
      return rows.map(({ eventId }) => eventId).toSorted()
    }

    server.turnClock('2027-05-13T08:00:00Z')
    await sweep(server)
    expect(await told()).toEqual(['later', 'read', 'unread'])
    server.turnClock('2027-05-13T08:00:01Z')
    await sweep(server)
    expect(await told()).toEqual(['later'])
    expect(await call(list, { query: {} })).toMatchObject({ total: 1, unread: 1 })
    server.turnClock('2027-05-13T08:00:02Z')
    await sweep(server)
    expect(await told()).toEqual([])
  })

  it('is forgotten with all the others, however many they are', async () => {
    await using server = await startServer()
    const { id } = await aSignedIn(server)
    await server.ctx.db.execute(sql`
      insert into notification (member_id, group_name, kind, facts, event_id, created_at)
      select ${id}::uuid, 'account', 'welcome', '{}', n,
        timestamptz '2026-11-14' - case when n % 10 = 0 then interval '1 day' else interval '1 year' end
      from generate_series(1, 12000) n`)
    await sweep(server)
    expect(await server.ctx.db.$count(notification)).toBe(1200)
  })
})

it('forgets which mails about saved machines went half a year ago', async () => {
  await using server = await startServer()
  const { id: memberId } = await aSignedIn(server)
  const { id: deviceId } = await aListedDevice(server.ctx)
  const mail = { memberId, deviceId, kind: 'sold' } as const
  await server.ctx.db.insert(savedMail).values([
    { ...mail, eventId: 'old', createdAt: new Date('2026-01-01') },
    { ...mail, eventId: 'new', createdAt: new Date('2026-11-01') },
  ])
  await sweep(server)
  const left = await server.ctx.db.select().from(savedMail)
  expect(left.map(({ eventId }) => eventId)).toEqual(['new'])
})
