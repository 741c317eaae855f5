import { randomUUID } from 'node:crypto'
import { consentEndpoints } from '@ironsouq/contract/people/consent/consent.endpoints'
import { favoriteEndpoints } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import { notificationEndpoints } from '@ironsouq/contract/platform/notification/notification.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aDevice } from '#features/machines/device/device.builder.ts'
import { moveDevice, repriceDevice } from '#features/machines/device/device.service.ts'
import { devicePrice } from '#features/machines/device/device.tables.ts'
import { memberPersonalData } from '#features/people/member/member.personal-data.ts'
import { member } from '#features/people/member/member.tables.ts'
import { noticeEmailPersonalData } from '#features/platform/notification/notification.personal-data.ts'
import { noticeEmail } from '#features/platform/notification/notification.tables.ts'
import { atomic } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { event } from '#kernel/data/kernel.tables.ts'
import { deviceReferences } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { aSignedInMember } from '#test/members.ts'
import { deliverEmail, deliverNotice } from '#test/notices.ts'

const en = translator('en')
const ar = translator('ar')

const { list } = notificationEndpoints
const STAFF = '0192f000-0000-7000-8000-00000000aaaa'
const aed = (amount: string) => ({ amount, currency: 'AED' })
const TEXTS = {
  en: { title: 'Volvo EC220D', description: '' },
  ar: { title: 'فولفو EC220D', description: '' },
}
const machine = TEXTS.en.title
const cheaper = (difference: string) => en('mail.priceCutSubject', { machine, difference })
const sold = en('mail.soldSubject', { machine })
const backOnSale = en('mail.backOnSaleSubject', { machine })
const plain = (text = '') => text.replaceAll('\u00a0', ' ')

async function aMachine() {
  const server = await startServer()
  const trade = await deviceReferences(server.ctx)
  const { id: deviceId } = await aDevice(server.ctx, { ...trade, texts: TEXTS })
  return { server, deviceId }
}

/** A member with a verified email address who saved the machine. */
async function aSaver(server: TestServer, deviceId: string, locale: LocaleCode = 'en') {
  const mail = `${randomUUID()}@yard.example`
  const member = await aSignedInMember(server, { mail, mailVerifiedAt: server.ctx.now(), locale })
  await member.call(favoriteEndpoints.add, { body: { deviceId } })
  const chooses = (way: 'here' | 'email', isGiven: boolean) =>
    member.call(consentEndpoints.set, { body: { topic: 'savedMachines', way, isGiven } })
  const subjects = async () => (await inbox(mail)).map(({ subject }) => plain(subject))
  return { ...member, mail, chooses, subjects }
}

/** The number of planned emails that were queued. */
const queued = (server: TestServer) =>
  server.ctx.db.$count(event, eq(event.name, 'notification.email-planned'))

describe('an email about a saved machine', () => {
  it('shows the price cut, why it was sent and where to stop it [EQ-4]', async () => {
    const { server, deviceId } = await aMachine()
    await using _ = server
    const saver = await aSaver(server, deviceId)
    server.turnClock('2026-11-15T08:00:00Z')
    await repriceDevice(server.ctx, deviceId, aed('199000.00'))
    await server.work()
    const [email, ...others] = await inbox(saver.mail)
    expect(others).toEqual([])
    expect(plain(email?.subject)).toBe(cheaper('AED 10,000'))
    expect(plain(email?.text).trim().split('\n\n')).toEqual([
      en('mail.priceCutHeading'),
      en('mail.priceCutBody', { machine, difference: 'AED 10,000' }),
      `${en('mail.priceNow')}: AED 199,000\n${en('mail.priceBefore')}: AED 209,000`,
      `${en('mail.viewMachine')}:\nhttp://shop.example/en/device-detail/${deviceId}`,
      `${en('mail.reasonSaved')}\n${en('mail.company')}`,
      `${en('mail.turnOffSaved')}: http://shop.example/en/user-center/notices#reach`,
    ])
    expect(await saver.call(list, { query: {} })).toMatchObject({ total: 1 })
  })

  it('is written in the language of the member, right to left [EQ-4]', async () => {
    const { server, deviceId } = await aMachine()
    await using _ = server
    const saver = await aSaver(server, deviceId, 'ar')
    await repriceDevice(server.ctx, deviceId, aed('199000.00'))
    await server.work()
    const [email] = await inbox(saver.mail)
    expect(plain(email?.subject)).toBe(
      ar('mail.priceCutSubject', {
        machine: `\u2068${TEXTS.ar.title}\u2069`,
        difference: '10,000 درهم',
      }),
    )
    expect(plain(email?.text)).toContain(
      `${ar('mail.priceNow')}: 199,000 درهم\n${ar('mail.priceBefore')}: 209,000 درهم`,
    )
    expect(email?.text).toContain(`http://shop.example/ar/device-detail/${deviceId}`)
    expect(email?.html).toContain('dir="rtl"')
  })

  it('is sent when it is sold or back on sale, not for a higher price or off sale [EQ-4]', async () => {
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
    const emails = await inbox(saver.mail)
    const texts = new Map(emails.map(({ subject, text }) => [subject, plain(text)]))
    expect([...texts.keys()].toSorted()).toEqual([backOnSale, sold].toSorted())
    expect(texts.get(backOnSale)).toContain(`${en('mail.priceNow')}: AED 219,000`)
    expect(texts.get(sold)).toContain('http://shop.example/en/user-center/collected-device')
    expect(texts.get(sold)).not.toContain('AED')
  })

  it('is sent once per event, also when the consumers run repeatedly [EQ-4]', async () => {
    const { server, deviceId } = await aMachine()
    await using _ = server
    const { ctx } = server
    const savers = [await aSaver(server, deviceId), await aSaver(server, deviceId)]
    await repriceDevice(ctx, deviceId, aed('199000.00'))
    await server.work()
    const rows = await ctx.db.select().from(noticeEmail)
    expect(rows).toHaveLength(2)
    const { eventId } = one(rows.slice(0, 1))
    const { id: priceId } = one(
      await ctx.db.select().from(devicePrice).where(eq(devicePrice.priceMinor, 19_900_000n)),
    )
    const again = () => deliverNotice(ctx, 'priceCut', { deviceId, priceId, eventId })
    await Promise.all([again(), again()])
    for (const { id } of rows) await deliverEmail(ctx, id)
    await server.work()
    expect(await queued(server)).toBe(2)
    for (const saver of savers) expect(await saver.subjects()).toHaveLength(1)
  })

  it('reaches the members that a crash left out, and no other again [EQ-4]', async () => {
    const { server, deviceId } = await aMachine()
    await using _ = server
    const { ctx } = server
    const savers = [await aSaver(server, deviceId), await aSaver(server, deviceId)]
    await moveDevice(ctx, deviceId, 'sell', STAFF)
    const sold = { deviceId, eventId: '4711' }
    const [first] = savers
    const row = { kind: 'sold', event: { deviceId }, eventId: '4711', createdAt: ctx.now() }
    await ctx.db.insert(noticeEmail).values({ ...row, memberId: first?.id ?? '' })
    await deliverNotice(ctx, 'sold', sold)
    expect(await queued(server)).toBe(1)
    expect(await ctx.db.$count(noticeEmail, eq(noticeEmail.eventId, '4711'))).toBe(2)
  })

  it('reaches more members than one batch holds [EQ-4]', async () => {
    const { server, deviceId } = await aMachine()
    await using _ = server
    await server.ctx.db.execute(sql`
      with made as (
        insert into member (nick_name, mail, mail_verified_at, created_at)
        select 'saver', n || '@yard.example', '2026-11-13', '2026-11-13'
        from generate_series(1, 1200) as n returning id)
      insert into favorite (member_id, device_id, created_at)
      select id, ${deviceId}::uuid, '2026-11-13' from made`)
    await deliverNotice(server.ctx, 'backOnSale', { deviceId, eventId: '4711' })
    expect(await server.ctx.db.$count(noticeEmail)).toBe(1200)
    expect(await queued(server)).toBe(1200)
  })
})

describe('no email is sent', () => {
  it('without consent to email; consent to notifications is separate [ID-17] [EQ-4]', async () => {
    const { server, deviceId } = await aMachine()
    await using _ = server
    const [silent, emailed] = [await aSaver(server, deviceId), await aSaver(server, deviceId)]
    await silent.chooses('email', false)
    await emailed.chooses('here', false)
    await repriceDevice(server.ctx, deviceId, aed('199000.00'))
    await server.work()
    expect(await silent.subjects()).toEqual([])
    expect(await silent.call(list, { query: {} })).toMatchObject({ total: 1, unread: 1 })
    expect(await emailed.subjects()).toEqual([cheaper('AED 10,000')])
    expect(await emailed.call(list, { query: {} })).toMatchObject({ total: 0, unread: 0 })
  })

  it('without a verified address, or to a member who saved it afterwards [EQ-4]', async () => {
    const { server, deviceId } = await aMachine()
    await using _ = server
    const unverified = `${randomUUID()}@yard.example`
    for (const mail of [null, unverified]) {
      const { call } = await aSignedInMember(server, { mail })
      await call(favoriteEndpoints.add, { body: { deviceId } })
    }
    await repriceDevice(server.ctx, deviceId, aed('199000.00'))
    server.turnClock('2026-11-14T08:00:01Z')
    const late = await aSaver(server, deviceId)
    await server.work()
    expect(await server.ctx.db.$count(noticeEmail)).toBe(0)
    expect(await inbox(unverified)).toEqual([])
    expect(await late.subjects()).toEqual([])
  })

  it('when consent, favorite, account or address was removed between plan and sending [ID-17] [EQ-4]', async () => {
    const { server, deviceId } = await aMachine()
    await using _ = server
    const { ctx } = server
    const stays = await aSaver(server, deviceId)
    const silent = await aSaver(server, deviceId)
    const removed = await aSaver(server, deviceId)
    const erased = await aSaver(server, deviceId)
    const unverified = await aSaver(server, deviceId)
    await moveDevice(ctx, deviceId, 'sell', STAFF)
    await deliverNotice(ctx, 'sold', { deviceId, eventId: '4711' })
    await silent.chooses('email', false)
    await removed.call(favoriteEndpoints.remove, { body: { deviceId } })
    await atomic(ctx, async (ctx) => {
      await noticeEmailPersonalData.erase(ctx, erased.id)
      await memberPersonalData.erase(ctx, erased.id)
    })
    await ctx.db.update(member).set({ mailVerifiedAt: null }).where(eq(member.id, unverified.id))
    const planned = await ctx.db.select().from(noticeEmail).where(eq(noticeEmail.eventId, '4711'))
    expect(planned).toHaveLength(4)
    for (const { id } of planned) await deliverEmail(ctx, id)
    expect(await stays.subjects()).toEqual([sold])
    for (const saver of [silent, removed, erased, unverified])
      expect(await saver.subjects()).toEqual([])
    expect(await noticeEmailPersonalData.read(ctx, stays.id)).toMatchObject([
      { kind: 'sold', event: { deviceId }, sentAt: ctx.now() },
    ])
  })

  it('when the news is no longer true at the time of sending [EQ-4]', async () => {
    const { server, deviceId } = await aMachine()
    await using _ = server
    const { ctx } = server
    const saver = await aSaver(server, deviceId)
    await repriceDevice(ctx, deviceId, aed('199000.00'))
    server.turnClock('2026-11-15T08:00:00Z')
    await repriceDevice(ctx, deviceId, aed('184000.00'))
    await server.work()
    expect(await ctx.db.$count(noticeEmail)).toBe(2)
    expect(await saver.subjects()).toEqual([cheaper('AED 15,000')])
    server.turnClock('2026-11-16T08:00:00Z')
    await repriceDevice(ctx, deviceId, aed('179000.00'))
    const { id: priceId } = one(
      await ctx.db.select().from(devicePrice).where(eq(devicePrice.createdAt, ctx.now())),
    )
    await deliverNotice(ctx, 'priceCut', { deviceId, priceId, eventId: '4711' })
    await moveDevice(ctx, deviceId, 'withdraw', STAFF)
    await server.work()
    expect(await ctx.db.$count(noticeEmail)).toBe(3)
    expect(await saver.subjects()).toHaveLength(1)
  })
})
