import { consentEndpoints } from '@ironsouq/contract/consent/consent.endpoints'
import { favoriteEndpoints } from '@ironsouq/contract/favorite/favorite.endpoints'
import { notificationEndpoints } from '@ironsouq/contract/notification/notification.endpoints'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aDevice } from '#features/device/device.builder.ts'
import { moveDevice, repriceDevice } from '#features/device/device.service.ts'
import {
  memberRegistered,
  passwordChanged,
  signedInAnew,
} from '#features/identity/identity.events.ts'
import { openSession } from '#features/identity/session.service.ts'
import { memberKept } from '#features/member/member.personal.ts'
import { exportPacked } from '#features/privacy/privacy.events.ts'
import { dataExport } from '#features/privacy/privacy.tables.ts'
import { atomic } from '#kernel/ctx.ts'
import { one } from '#kernel/db.ts'
import { emit } from '#kernel/events.ts'
import { startServer } from '#test/harness.ts'
import { aTrade } from '#test/machines.ts'
import { aSignedIn } from '#test/members.ts'
import { tellSold } from './notification.on-device-moved.ts'
import { NOTICE_KINDS, type NoticeKind } from './notification.rules.ts'
import { notify } from './notification.service.ts'
import { notification } from './notification.tables.ts'

const { list, read } = notificationEndpoints
const STAFF = '0192f000-0000-7000-8000-00000000aaaa'
const aed = (amount: string) => ({ amount, currency: 'AED' })
const TEXTS = {
  en: { title: 'Volvo EC220D', description: '' },
  ar: { title: 'فولفو EC220D', description: '' },
}

async function aSaver() {
  const server = await startServer()
  const trade = await aTrade(server.ctx)
  const { id: deviceId } = await aDevice(server.ctx, { ...trade, texts: TEXTS })
  const member = await aSignedIn(server)
  await member.call(favoriteEndpoints.add, { body: { deviceId } })
  server.turnClock('2026-11-15T08:00:00Z')
  const titles = async () => (await member.call(list, { query: {} })).records.map((n) => n.title)
  return { server, deviceId, titles, ...member }
}

describe('who saved a machine', () => {
  it('is told of every change of price, and by how much [EQ-4]', async () => {
    const { server, deviceId, call } = await aSaver()
    await using _ = server
    await repriceDevice(server.ctx, deviceId, aed('199000.00'))
    server.turnClock('2026-11-16T08:00:00Z')
    await repriceDevice(server.ctx, deviceId, aed('204500.00'))
    await server.work()
    const { records } = await call(list, { query: { group: 'machines' } })
    const words = records.map(({ title, body, link }) => ({
      title: title.replaceAll('\u00a0', ' '),
      body: body.replaceAll('\u00a0', ' '),
      link,
    }))
    const link = `/device-detail/${deviceId}`
    expect(words.toSorted((a, b) => a.title.localeCompare(b.title))).toEqual([
      {
        title: 'Volvo EC220D: AED 10,000 cheaper',
        body: 'Now AED 199,000, before AED 209,000.',
        link,
      },
      {
        title: 'Volvo EC220D: AED 5,500 dearer',
        body: 'Now AED 204,500, before AED 199,000.',
        link,
      },
    ])
  })

  it('is told when it is sold, taken off sale, and on sale again [EQ-4]', async () => {
    const { server, deviceId, titles } = await aSaver()
    await using _ = server
    for (const [day, action] of [
      ['16', 'withdraw'],
      ['17', 'relist'],
      ['18', 'reserve'],
      ['19', 'sell'],
    ] as const) {
      server.turnClock(`2026-11-${day}T08:00:00Z`)
      await moveDevice(server.ctx, deviceId, action, STAFF)
      await server.work()
    }
    expect(await titles()).toEqual([
      'Volvo EC220D: sold',
      'Volvo EC220D: on sale again',
      'Volvo EC220D: off sale',
    ])
  })

  it('is told once of one event, however often it is delivered [EQ-4]', async () => {
    const { server, deviceId, id, titles } = await aSaver()
    await using _ = server
    const event = { deviceId, eventId: '4711' }
    await Promise.all([tellSold.handle(server.ctx, event), tellSold.handle(server.ctx, event)])
    await tellSold.handle(server.ctx, event)
    expect(await titles()).toEqual(['Volvo EC220D: sold'])
    const again = { memberIds: [id], kind: 'sold', facts: {}, link: null, eventId: '4711' } as const
    await atomic(server.ctx, (ctx) => notify(ctx, again))
    expect(await server.ctx.db.$count(notification)).toBe(1)
  })

  it('is not told when he took his consent back, was not there yet, or let it go [ID-17]', async () => {
    const { server, deviceId, call, titles } = await aSaver()
    await using _ = server
    const body = { topic: 'savedMachines', way: 'here' } as const
    await call(consentEndpoints.set, { body: { ...body, isGiven: false } })
    const [gone, late] = [await aSignedIn(server), await aSignedIn(server)]
    await gone.call(favoriteEndpoints.add, { body: { deviceId } })
    await gone.call(favoriteEndpoints.remove, { body: { deviceId } })
    await repriceDevice(server.ctx, deviceId, aed('199000.00'))
    server.turnClock('2026-11-15T08:00:01Z')
    await late.call(favoriteEndpoints.add, { body: { deviceId } })
    await server.work()
    expect(await server.ctx.db.$count(notification)).toBe(0)
    await call(consentEndpoints.set, { body: { ...body, isGiven: true } })
    await repriceDevice(server.ctx, deviceId, aed('189000.00'))
    await server.work()
    expect(await titles()).toHaveLength(1)
    expect(await server.ctx.db.$count(notification)).toBe(2)
  })

  it('is told with all the others, however many they are [EQ-4]', async () => {
    const { server, deviceId, titles } = await aSaver()
    await using _ = server
    await server.ctx.db.execute(sql`
      with made as (
        insert into member (nick_name, created_at)
        select 'saver', '2026-11-14' from generate_series(1, 1200) returning id)
      insert into favorite (member_id, device_id, created_at)
      select id, ${deviceId}::uuid, '2026-11-14' from made`)
    await moveDevice(server.ctx, deviceId, 'sell', STAFF)
    await server.work()
    expect(await server.ctx.db.$count(notification)).toBe(1201)
    expect(await titles()).toEqual(['Volvo EC220D: sold'])
  })

  it('hears nothing of a price that cannot be compared, or of no change [EQ-4]', async () => {
    const { server, deviceId, titles } = await aSaver()
    await using _ = server
    await repriceDevice(server.ctx, deviceId, aed('209000.00'))
    server.turnClock('2026-11-16T08:00:00Z')
    await repriceDevice(server.ctx, deviceId, null)
    server.turnClock('2026-11-17T08:00:00Z')
    await repriceDevice(server.ctx, deviceId, { amount: '50000.00', currency: 'USD' })
    await server.work()
    expect(await titles()).toEqual([])
  })
})

describe('an account', () => {
  it('tells of its beginning, a new device, another password and a copy of the data', async () => {
    await using server = await startServer()
    const { id: memberId, call } = await aSignedIn(server)
    const userAgent = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Mobile'
    const from = { address: '10.0.0.1', userAgent, deviceKey: null, country: 'AE' }
    const { sessionId } = await openSession(server.ctx, { audience: 'member', id: memberId }, from)
    const [now, expiresAt] = [server.ctx.now(), new Date('2026-11-17T08:00:00Z')]
    const packed = { memberId, state: 'ready', objectKey: 'x', expiresAt, createdAt: now } as const
    const rows = await server.ctx.db.insert(dataExport).values(packed).returning()
    await atomic(server.ctx, async (ctx) => {
      await emit(ctx, exportPacked, { exportId: one(rows).id })
      await emit(ctx, memberRegistered, { memberId })
      await emit(ctx, signedInAnew, { memberId, sessionId })
      await emit(ctx, passwordChanged, { memberId })
    })
    await server.work()
    const { records, unread, counts } = await call(list, { query: { group: 'account' } })
    expect(unread).toBe(4)
    expect(counts).toEqual({ machines: 0, account: 4 })
    const words = Object.fromEntries(records.map(({ title, body }) => [title, body]))
    expect(words).toMatchObject({
      'Welcome to Ironsouq': expect.any(String) as unknown,
      'The copy of your data is ready': expect.any(String) as unknown,
      'Sign-in from a new device': expect.stringContaining(
        'Chrome · Android · United Arab Emirates, 14 Nov 2026, 12:00',
      ) as unknown,
      'Your password was changed': expect.stringContaining('14 Nov 2026, 12:00') as unknown,
    })
  })
})

describe('somebody who is gone', () => {
  it('is told nothing more [ID-17]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { id } = await aSignedIn(server)
    await atomic(ctx, (ctx) => memberKept.erase(ctx, id))
    const told = { memberIds: [id], kind: 'welcome', facts: {}, link: null, eventId: '1' } as const
    await atomic(ctx, (ctx) => notify(ctx, told))
    expect(await ctx.db.$count(notification)).toBe(0)
  })
})

describe('the notices', () => {
  const FACTS: Record<string, string> = {
    price: '199000.00',
    before: '209000.00',
    currency: 'AED',
    browser: 'Chrome',
    system: 'Android',
  }
  const KINDS = Object.keys(NOTICE_KINDS) as NoticeKind[]

  it('are put into the words of each of the ten languages when they are read', async () => {
    const { server, id, deviceId, in: speaking } = await aSaver()
    await using _ = server
    for (const kind of KINDS) {
      const facts = { ...FACTS, deviceId }
      const told = { memberIds: [id], kind, facts, link: null, eventId: kind }
      await atomic(server.ctx, (ctx) => notify(ctx, told))
    }
    const said = new Map<string, string>()
    for (const locale of LOCALE_CODES) {
      const { records } = await speaking(locale)(list, { query: {} })
      expect(records).toHaveLength(KINDS.length)
      const words = records.map(({ title, body }) => `${title}\n${body}`).join('\n')
      expect(words, locale).not.toMatch(/notice\.|[{}]|undefined/)
      said.set(words, locale)
    }
    expect(said.size).toBe(LOCALE_CODES.length)
    const arabic = [...said].find(([, locale]) => locale === 'ar')?.[0].replaceAll('\u00a0', ' ')
    expect(arabic).toContain('\u2068فولفو EC220D\u2069: أرخص بمقدار 10,000 درهم')
  })

  it('are read one by one or all at once, and counted while they are not', async () => {
    const { server, id, call } = await aSaver()
    await using _ = server
    for (const kind of KINDS)
      await atomic(server.ctx, (ctx) =>
        notify(ctx, { memberIds: [id], kind, facts: {}, link: null, eventId: kind }),
      )
    const { records, unread, total } = await call(list, { query: { size: 4 } })
    expect([records.length, unread, total]).toEqual([4, 9, 9])
    const noticeId = records[0]?.noticeId ?? ''
    expect(await call(read, { body: { noticeId } })).toEqual({ unread: 8 })
    expect(await call(read, { body: { noticeId } })).toEqual({ unread: 8 })
    expect((await call(list, { query: {} })).records[0]).toMatchObject({ noticeId, isRead: true })
    expect(await call(read, { body: {} })).toEqual({ unread: 0 })
  })

  it('are nobody else’s: another member reads none and marks none', async () => {
    const { server, id, call } = await aSaver()
    await using _ = server
    const told = { memberIds: [id], kind: 'welcome', facts: {}, link: null, eventId: '1' } as const
    await atomic(server.ctx, (ctx) => notify(ctx, told))
    const { records } = await call(list, { query: {} })
    const noticeId = records[0]?.noticeId ?? ''
    const other = await aSignedIn(server)
    expect(await other.call(list, { query: {} })).toMatchObject({ records: [], total: 0 })
    await expect(other.call(read, { body: { noticeId } })).rejects.toMatchObject({ status: 404 })
    expect(await other.call(read, { body: {} })).toEqual({ unread: 0 })
    expect((await call(list, { query: {} })).unread).toBe(1)
    await expect(server.client()(list, { query: {} })).rejects.toMatchObject({ status: 401 })
  })
})
