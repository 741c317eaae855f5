import { favoriteEndpoints } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import { notificationEndpoints } from '@ironsouq/contract/platform/notification/notification.endpoints'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { describe, expect, it } from 'vitest'
import {
  passwordChanged,
  signedInFromNewDevice,
} from '#features/identity/identity/identity.events.ts'
import { memberRegistered } from '#features/identity/registration/registration.events.ts'
import { openSession } from '#features/identity/session/session.service.ts'
import { aDevice } from '#features/machines/device/device.builder.ts'
import { memberPersonalData } from '#features/people/member/member.personal-data.ts'
import { exportPacked } from '#features/people/privacy/privacy.events.ts'
import { dataExport } from '#features/people/privacy/privacy.tables.ts'
import { notices } from '#features/registry.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { emit } from '#kernel/work/events.ts'
import { isMemberNotice, type NoticeFacts, type NoticeKind } from '#kernel/work/notices.ts'
import { deviceReferences } from '#test/device-fixtures.ts'
import { startServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { noticeOf } from '#test/notices.ts'
import { notify } from './notification.service.ts'
import { notification } from './notification.tables.ts'

const en = translator('en')

const { list, read } = notificationEndpoints
const TEXTS = {
  en: { title: 'Volvo EC220D', description: '' },
  ar: { title: 'فولفو EC220D', description: '' },
}

/** A notification of this kind for one member. */
const write = (ctx: Ctx, memberId: string, kind: NoticeKind, facts: NoticeFacts = {}) => {
  const event = { eventId: kind, at: ctx.now() }
  return atomic(ctx, (ctx) => notify(ctx, noticeOf(kind), { memberIds: [memberId], facts, event }))
}

async function aSaver() {
  const server = await startServer()
  const trade = await deviceReferences(server.ctx)
  const { id: deviceId } = await aDevice(server.ctx, { ...trade, texts: TEXTS })
  const member = await aSignedInMember(server)
  await member.call(favoriteEndpoints.add, { body: { deviceId } })
  return { server, deviceId, ...member }
}

describe('an account', () => {
  it('notifies of its registration, a new device, a new password and a copy of the data', async () => {
    await using server = await startServer()
    const { id: memberId, call } = await aSignedInMember(server)
    const userAgent = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Mobile'
    const from = { address: '10.0.0.1', userAgent, deviceKey: null, country: 'AE' }
    const { sessionId } = await openSession(server.ctx, { audience: 'member', id: memberId }, from)
    const [now, expiresAt] = [server.ctx.now(), new Date('2026-11-17T08:00:00Z')]
    const packed = { memberId, state: 'ready', objectKey: 'x', expiresAt, createdAt: now } as const
    const rows = await server.ctx.db.insert(dataExport).values(packed).returning()
    await atomic(server.ctx, async (ctx) => {
      await emit(ctx, exportPacked, { exportId: one(rows).id })
      await emit(ctx, memberRegistered, { memberId })
      await emit(ctx, signedInFromNewDevice, { memberId, sessionId })
      await emit(ctx, passwordChanged, { memberId })
    })
    await server.work()
    const { records, unread, counts } = await call(list, { query: { group: 'account' } })
    expect(unread).toBe(4)
    expect(counts).toEqual({ machines: 0, account: 4 })
    const words = Object.fromEntries(records.map(({ title, body }) => [title, body]))
    expect(words).toMatchObject({
      [en('notification.welcomeTitle')]: expect.any(String) as unknown,
      [en('notification.exportReadyTitle')]: expect.any(String) as unknown,
      [en('notification.newDeviceTitle')]: expect.stringContaining(
        'Chrome · Android · United Arab Emirates, 14 Nov 2026, 12:00',
      ) as unknown,
      [en('notification.passwordChangedTitle')]: expect.stringContaining(
        '14 Nov 2026, 12:00',
      ) as unknown,
    })
  })
})

describe('an erased member', () => {
  it('gets no more notifications [ID-17]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { id } = await aSignedInMember(server)
    await atomic(ctx, (ctx) => memberPersonalData.erase(ctx, id))
    await write(ctx, id, 'welcome')
    expect(await ctx.db.$count(notification)).toBe(0)
  })
})

describe('notifications', () => {
  const FACTS: Record<string, string> = {
    price: '199000.00',
    before: '209000.00',
    currency: 'AED',
    browser: 'Chrome',
    system: 'Android',
    day: '2026-11-30',
  }
  const KINDS = notices.filter(isMemberNotice).map(({ kind }) => kind)

  it('of every kind are shown in each of the ten languages', async () => {
    const { server, id, deviceId, in: callIn } = await aSaver()
    await using _ = server
    for (const kind of KINDS) await write(server.ctx, id, kind, { ...FACTS, deviceId })
    const shown = new Map<string, string>()
    for (const locale of LOCALE_CODES) {
      const { records } = await callIn(locale)(list, { query: { size: 50 } })
      expect(records).toHaveLength(KINDS.length)
      const words = records.map(({ title, body }) => `${title}\n${body}`).join('\n')
      expect(words, locale).not.toMatch(/notice\.|[{}]|undefined/)
      shown.set(words, locale)
    }
    expect(shown.size).toBe(LOCALE_CODES.length)
    const arabic = [...shown].find(([, locale]) => locale === 'ar')?.[0].replaceAll('\u00a0', ' ')
    expect(arabic).toContain(
      translator('ar')('notification.priceCutTitle', {
        machine: `\u2068${TEXTS.ar.title}\u2069`,
        difference: '10,000 درهم',
      }),
    )
  })

  it('are marked as read one by one or all at once, and counted while unread', async () => {
    const { server, id, call } = await aSaver()
    await using _ = server
    for (const kind of KINDS) await write(server.ctx, id, kind, FACTS)
    const { records, unread, total } = await call(list, { query: { size: 4 } })
    expect([records.length, unread, total]).toEqual([4, KINDS.length, KINDS.length])
    const noticeId = records[0]?.noticeId ?? ''
    expect(await call(read, { body: { noticeId } })).toEqual({ unread: KINDS.length - 1 })
    expect(await call(read, { body: { noticeId } })).toEqual({ unread: KINDS.length - 1 })
    expect((await call(list, { query: {} })).records[0]).toMatchObject({ noticeId, isRead: true })
    expect(await call(read, { body: {} })).toEqual({ unread: 0 })
  })

  it('are private: another member lists none and marks none', async () => {
    const { server, id, call } = await aSaver()
    await using _ = server
    await write(server.ctx, id, 'welcome')
    const { records } = await call(list, { query: {} })
    const noticeId = records[0]?.noticeId ?? ''
    const other = await aSignedInMember(server)
    expect(await other.call(list, { query: {} })).toMatchObject({ records: [], total: 0 })
    await expect(other.call(read, { body: { noticeId } })).rejects.toMatchObject({ status: 404 })
    expect(await other.call(read, { body: {} })).toEqual({ unread: 0 })
    expect((await call(list, { query: {} })).unread).toBe(1)
    await expect(server.client()(list, { query: {} })).rejects.toMatchObject({ status: 401 })
  })
})
