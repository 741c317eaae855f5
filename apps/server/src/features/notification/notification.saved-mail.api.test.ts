import { randomUUID } from 'node:crypto'
import { consentEndpoints } from '@ironsouq/contract/consent/consent.endpoints'
import { favoriteEndpoints } from '@ironsouq/contract/favorite/favorite.endpoints'
import { notificationEndpoints } from '@ironsouq/contract/notification/notification.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aDevice } from '#features/device/device.builder.ts'
import { moveDevice, repriceDevice } from '#features/device/device.service.ts'
import { devicePrice } from '#features/device/device.tables.ts'
import { memberKept } from '#features/member/member.personal.ts'
import { member } from '#features/member/member.tables.ts'
import { atomic } from '#kernel/ctx.ts'
import { one } from '#kernel/db.ts'
import { event } from '#kernel/kernel.tables.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { aTrade } from '#test/machines.ts'
import { aSignedIn } from '#test/members.ts'
import { mailBackOnSale, mailSold } from './notification.on-device-moved.mail.ts'
import { mailPriceCut } from './notification.on-device-repriced.mail.ts'
import { sendSavedMail } from './notification.on-saved-mail-planned.ts'
import { savedMailsKept } from './notification.personal.ts'
import { savedMail } from './notification.tables.ts'

const { list } = notificationEndpoints
const STAFF = '0192f000-0000-7000-8000-00000000aaaa'
const aed = (amount: string) => ({ amount, currency: 'AED' })
const TEXTS = {
  en: { title: 'Volvo EC220D', description: '' },
  ar: { title: 'فولفو EC220D', description: '' },
}
const plain = (text = '') => text.replaceAll('\u00a0', ' ')

async function aMachine() {
  const server = await startServer()
  const trade = await aTrade(server.ctx)
  const { id: deviceId } = await aDevice(server.ctx, { ...trade, texts: TEXTS })
  return { server, deviceId }
}

/** Somebody whose address is his, as of every member who was asked for the code from his mail. */
async function aSaver(server: TestServer, deviceId: string, locale: LocaleCode = 'en') {
  const mail = `${randomUUID()}@yard.example`
  const member = await aSignedIn(server, { mail, mailVerifiedAt: server.ctx.now(), locale })
  await member.call(favoriteEndpoints.add, { body: { deviceId } })
  const chooses = (way: 'here' | 'email', isGiven: boolean) =>
    member.call(consentEndpoints.set, { body: { topic: 'savedMachines', way, isGiven } })
  const subjects = async () => (await inbox(mail)).map(({ subject }) => plain(subject))
  return { ...member, mail, chooses, subjects }
}

/** What the queue holds for members who are to be mailed. */
const waiting = (server: TestServer) =>
  server.ctx.db.$count(event, eq(event.name, 'savedMail.planned'))

describe('a mail about a saved machine', () => {
  it('says how much cheaper it is, why it came and where it is ended [EQ-4]', async () => {
    const { server, deviceId } = await aMachine()
    await using _ = server
    const saver = await aSaver(server, deviceId)
    server.turnClock('2026-11-15T08:00:00Z')
    await repriceDevice(server.ctx, deviceId, aed('199000.00'))
    await server.work()
    const [letter, ...others] = await inbox(saver.mail)
    expect(others).toEqual([])
    expect(plain(letter?.subject)).toBe('Volvo EC220D: AED 10,000 cheaper')
    expect(plain(letter?.text).trim().split('\n\n')).toEqual([
      'A machine you saved is cheaper now',
      'Volvo EC220D is among your saved machines. Its price was cut by AED 10,000.',
      'Price now: AED 199,000\nPrice before: AED 209,000',
      `See the machine:\nhttp://shop.example/en/device-detail/${deviceId}`,
      expect.stringContaining('because you saved this machine'),
      'End these mails in your settings: http://shop.example/en/user-center/notices#reach',
    ])
    expect(await saver.call(list, { query: {} })).toMatchObject({ total: 1 })
  })

  it('is read in the language of its reader, right to left [EQ-4]', async () => {
    const { server, deviceId } = await aMachine()
    await using _ = server
    const saver = await aSaver(server, deviceId, 'ar')
    await repriceDevice(server.ctx, deviceId, aed('199000.00'))
    await server.work()
    const [letter] = await inbox(saver.mail)
    expect(plain(letter?.subject)).toBe('\u2068فولفو EC220D\u2069: أرخص بمقدار 10,000 درهم')
    expect(plain(letter?.text)).toContain('السعر الآن: 199,000 درهم\nالسعر السابق: 209,000 درهم')
    expect(letter?.text).toContain(`http://shop.example/ar/device-detail/${deviceId}`)
    expect(letter?.html).toContain('dir="rtl"')
  })

  it('comes when it is sold or back on sale, not when it is dearer or off sale [EQ-4]', async () => {
    const { server, deviceId } = await aMachine()
    await using _ = server
    const saver = await aSaver(server, deviceId)
    await repriceDevice(server.ctx, deviceId, aed('219000.00'))
    await moveDevice(server.ctx, deviceId, 'withdraw', STAFF)
    await server.work()
    expect(await saver.subjects()).toEqual([])
    await moveDevice(server.ctx, deviceId, 'relist', STAFF)
    await server.work()
    await moveDevice(server.ctx, deviceId, 'sell', STAFF)
    await server.work()
    const letters = await inbox(saver.mail)
    const said = new Map(letters.map(({ subject, text }) => [subject, plain(text)]))
    expect([...said.keys()].toSorted()).toEqual([
      'Volvo EC220D: on sale again',
      'Volvo EC220D: sold',
    ])
    expect(said.get('Volvo EC220D: on sale again')).toContain('Price now: AED 219,000')
    const sold = said.get('Volvo EC220D: sold')
    expect(sold).toContain('http://shop.example/en/user-center/collected-device')
    expect(sold).not.toContain('Price')
  })

  it('comes once of one event, however often the consumers run [EQ-4]', async () => {
    const { server, deviceId } = await aMachine()
    await using _ = server
    const { ctx } = server
    const savers = [await aSaver(server, deviceId), await aSaver(server, deviceId)]
    await repriceDevice(ctx, deviceId, aed('199000.00'))
    await server.work()
    const rows = await ctx.db.select().from(savedMail)
    expect(rows).toHaveLength(2)
    const { eventId, priceId } = one(rows.slice(0, 1))
    const again = { deviceId, priceId: priceId ?? '', eventId }
    await Promise.all([mailPriceCut.handle(ctx, again), mailPriceCut.handle(ctx, again)])
    for (const { id: savedMailId } of rows)
      await sendSavedMail.handle(ctx, { savedMailId, eventId: 'again' })
    await server.work()
    expect(await waiting(server)).toBe(2)
    for (const saver of savers) expect(await saver.subjects()).toHaveLength(1)
  })

  it('reaches those whom a crash left out, and nobody else again [EQ-4]', async () => {
    const { server, deviceId } = await aMachine()
    await using _ = server
    const { ctx } = server
    const savers = [await aSaver(server, deviceId), await aSaver(server, deviceId)]
    await moveDevice(ctx, deviceId, 'sell', STAFF)
    const sold = { deviceId, eventId: '4711' }
    const [first] = savers
    const row = { ...sold, memberId: first?.id ?? '', kind: 'sold', createdAt: ctx.now() } as const
    await ctx.db.insert(savedMail).values(row)
    await mailSold.handle(ctx, sold)
    expect(await waiting(server)).toBe(1)
    expect(await ctx.db.$count(savedMail, eq(savedMail.eventId, '4711'))).toBe(2)
  })

  it('reaches all who saved it, however many they are [EQ-4]', async () => {
    const { server, deviceId } = await aMachine()
    await using _ = server
    await server.ctx.db.execute(sql`
      with made as (
        insert into member (nick_name, mail, mail_verified_at, created_at)
        select 'saver', n || '@yard.example', '2026-11-13', '2026-11-13'
        from generate_series(1, 1200) as n returning id)
      insert into favorite (member_id, device_id, created_at)
      select id, ${deviceId}::uuid, '2026-11-13' from made`)
    await mailBackOnSale.handle(server.ctx, { deviceId, eventId: '4711' })
    expect(await server.ctx.db.$count(savedMail)).toBe(1200)
    expect(await waiting(server)).toBe(1200)
  })
})

describe('nobody is mailed', () => {
  it('who took that consent back; what he reads here is another matter [ID-17] [EQ-4]', async () => {
    const { server, deviceId } = await aMachine()
    await using _ = server
    const [silent, mailed] = [await aSaver(server, deviceId), await aSaver(server, deviceId)]
    await silent.chooses('email', false)
    await mailed.chooses('here', false)
    await repriceDevice(server.ctx, deviceId, aed('199000.00'))
    await server.work()
    expect(await silent.subjects()).toEqual([])
    expect(await silent.call(list, { query: {} })).toMatchObject({ total: 1, unread: 1 })
    expect(await mailed.subjects()).toEqual(['Volvo EC220D: AED 10,000 cheaper'])
    expect(await mailed.call(list, { query: {} })).toMatchObject({ total: 0, unread: 0 })
  })

  it('without an address of his, or who saved it afterwards [EQ-4]', async () => {
    const { server, deviceId } = await aMachine()
    await using _ = server
    const unproven = `${randomUUID()}@yard.example`
    for (const mail of [null, unproven]) {
      const { call } = await aSignedIn(server, { mail })
      await call(favoriteEndpoints.add, { body: { deviceId } })
    }
    await repriceDevice(server.ctx, deviceId, aed('199000.00'))
    server.turnClock('2026-11-14T08:00:01Z')
    const late = await aSaver(server, deviceId)
    await server.work()
    expect(await server.ctx.db.$count(savedMail)).toBe(0)
    expect(await inbox(unproven)).toEqual([])
    expect(await late.subjects()).toEqual([])
  })

  it('who changed his mind, let it go or left between plan and letter [ID-17] [EQ-4]', async () => {
    const { server, deviceId } = await aMachine()
    await using _ = server
    const { ctx } = server
    const stays = await aSaver(server, deviceId)
    const silent = await aSaver(server, deviceId)
    const letsGo = await aSaver(server, deviceId)
    const gone = await aSaver(server, deviceId)
    const unproven = await aSaver(server, deviceId)
    await moveDevice(ctx, deviceId, 'sell', STAFF)
    await mailSold.handle(ctx, { deviceId, eventId: '4711' })
    await silent.chooses('email', false)
    await letsGo.call(favoriteEndpoints.remove, { body: { deviceId } })
    await atomic(ctx, async (ctx) => {
      await savedMailsKept.erase(ctx, gone.id)
      await memberKept.erase(ctx, gone.id)
    })
    await ctx.db.update(member).set({ mailVerifiedAt: null }).where(eq(member.id, unproven.id))
    const planned = await ctx.db.select().from(savedMail).where(eq(savedMail.eventId, '4711'))
    expect(planned).toHaveLength(4)
    for (const { id } of planned)
      await sendSavedMail.handle(ctx, { savedMailId: id, eventId: `e-${id}` })
    expect(await stays.subjects()).toEqual(['Volvo EC220D: sold'])
    for (const saver of [silent, letsGo, gone, unproven]) expect(await saver.subjects()).toEqual([])
    expect(await savedMailsKept.read(ctx, stays.id)).toMatchObject([
      { kind: 'sold', deviceId, sentAt: ctx.now() },
    ])
  })

  it('of what is not so any more when the letter is due [EQ-4]', async () => {
    const { server, deviceId } = await aMachine()
    await using _ = server
    const { ctx } = server
    const saver = await aSaver(server, deviceId)
    await repriceDevice(ctx, deviceId, aed('199000.00'))
    server.turnClock('2026-11-15T08:00:00Z')
    await repriceDevice(ctx, deviceId, aed('184000.00'))
    await server.work()
    expect(await ctx.db.$count(savedMail)).toBe(2)
    expect(await saver.subjects()).toEqual(['Volvo EC220D: AED 15,000 cheaper'])
    server.turnClock('2026-11-16T08:00:00Z')
    await repriceDevice(ctx, deviceId, aed('179000.00'))
    const { id: priceId } = one(
      await ctx.db.select().from(devicePrice).where(eq(devicePrice.createdAt, ctx.now())),
    )
    await mailPriceCut.handle(ctx, { deviceId, priceId, eventId: '4711' })
    await moveDevice(ctx, deviceId, 'withdraw', STAFF)
    await server.work()
    expect(await ctx.db.$count(savedMail)).toBe(3)
    expect(await saver.subjects()).toHaveLength(1)
  })
})
