import { quoteEndpoints } from '@ironsouq/contract/deals/quote/quote.endpoints'
import { quoteStaffEndpoints } from '@ironsouq/contract/deals/quote/quote.staff.endpoints'
import { viewingEndpoints } from '@ironsouq/contract/deals/viewing/viewing.endpoints'
import {
  VIEWING_MOVES_MAX,
  VIEWING_RETENTION_DAYS,
  VIEWINGS_PER_CONTACT,
  VIEWINGS_PER_YARD_DAY,
} from '@ironsouq/contract/deals/viewing/viewing.limits'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { device } from '#features/machines/device/device.tables.ts'
import { aConfirmedAccount } from '#features/money/bank-account/bank-account.builder.ts'
import { answered, statusesOf } from '#test/calls.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { calendarsIn, inbox } from '#test/inbox.ts'
import { aSignedInMember } from '#test/members.ts'
import { priceOf } from '#test/quotes.ts'
import { aMachineToView, anAddress, booking, NINE, TEN } from '#test/viewings.ts'
import { deleteOldViewings } from './viewing.delete-old.job.ts'
import { viewingPersonalData } from './viewing.personal-data.ts'
import { viewing } from './viewing.tables.ts'

/** Each visitor has an address of their own. */
const bookFrom = (server: TestServer, visitor: number, { body }: ReturnType<typeof booking>) =>
  answered(server, viewingEndpoints.book, body, { address: `94.200.18.${visitor}` })

const linkIn = (text: string) => /viewing\?ticket=([\w-]{43})/.exec(text)?.[1] ?? ''

it('a machine that is reserved is viewed by who reserved it, and by no one else [EQ-9]', async () => {
  await using server = await startServer()
  const { deviceId } = await aMachineToView(server)
  const [buyer, stranger] = [await aSignedInMember(server), await aSignedInMember(server)]
  const [machine] = await server.ctx.db
    .update(device)
    .set({ priceMode: 'offer' })
    .where(eq(device.id, deviceId))
    .returning()
  await aConfirmedAccount(server.ctx, { sellerId: machine!.sellerId })
  const staff = server.client({ bearer: await server.staffToken() })
  const { quoteId, price } = await buyer.call(quoteEndpoints.offer, {
    body: { deviceId, delivery: 'yard', validDays: 7, price: priceOf(180_000) },
  })
  await staff(quoteStaffEndpoints.acceptOffer, { body: { quoteId, price } })
  const times = { query: { deviceId } }
  const refused = { status: 404 }
  await expect(server.client()(viewingEndpoints.times, times)).rejects.toMatchObject(refused)
  await expect(stranger.call(viewingEndpoints.timesAsMember, times)).rejects.toMatchObject(refused)
  await expect(
    stranger.call(viewingEndpoints.bookAsMember, booking(deviceId)),
  ).rejects.toMatchObject(refused)
  const { days } = await buyer.call(viewingEndpoints.timesAsMember, times)
  expect(days[0]?.times).toContain(NINE)
  const { ticket } = await buyer.call(viewingEndpoints.bookAsMember, booking(deviceId))
  const moved = await buyer.call(viewingEndpoints.move, { body: { ticket, startsAt: TEN } })
  expect(moved.startsAt).toBe(TEN)
})

describe('a viewing', () => {
  it('can be booked at the times of the yard, and takes its time from the others', async () => {
    await using server = await startServer()
    const { deviceId } = await aMachineToView(server)
    const call = server.client()
    const before = await call(viewingEndpoints.times, { query: { deviceId } })
    expect(before.days.map(({ day }) => day)).toEqual(['2026-11-17', '2026-11-24'])
    expect(before.days[0]?.times).toContain(NINE)
    const { startsAt } = await call(viewingEndpoints.book, booking(deviceId))
    expect(startsAt).toEqual(NINE)
    const after = await call(viewingEndpoints.times, { query: { deviceId } })
    expect(after.days[0]?.times).not.toContain(NINE)
    await expect(call(viewingEndpoints.book, booking(deviceId))).rejects.toMatchObject({
      status: 409,
    })
  })

  it('is a calendar request to the yard and to the visitor, and their cancellation', async () => {
    await using server = await startServer()
    const { deviceId, viewingMail } = await aMachineToView(server)
    const mail = anAddress('reader')
    await server.client({ language: 'ar' })(viewingEndpoints.book, booking(deviceId, { mail }))
    await server.work()
    const [toYard] = await inbox(viewingMail)
    expect(toYard?.text).toContain('Mariam Haddad')
    expect(toYard?.text).not.toContain('ticket=')
    const [request] = await calendarsIn(toYard!)
    for (const line of [
      'METHOD:REQUEST',
      'SEQUENCE:0',
      'DTSTART:20261117T050000Z',
      'DTEND:20261117T060000Z',
    ])
      expect(request).toContain(line)
    const [uid] = /UID:viewing-[\w-]+@shop\.example/.exec(request ?? '') ?? []
    expect(uid).toBeDefined()
    const [toVisitor] = await inbox(mail)
    expect(toVisitor?.html).toContain('dir="rtl"')
    expect(await calendarsIn(toVisitor!)).toEqual([expect.stringContaining(uid ?? '-')])

    const ticket = linkIn(toVisitor?.text ?? '')
    const cancel = () => server.client()(viewingEndpoints.cancel, { body: { ticket } })
    expect(await cancel()).toEqual({ state: 'cancelled' })
    expect(await cancel()).toEqual({ state: 'cancelled' })
    await server.work()
    for (const address of [viewingMail, mail]) {
      const mails = await inbox(address)
      expect(mails).toHaveLength(2)
      const calendars = await Promise.all(mails.map((each) => calendarsIn(each)))
      const [cancelled] = calendars.flat().filter((text) => text.includes('METHOD:CANCEL'))
      for (const line of [uid, 'SEQUENCE:1', 'STATUS:CANCELLED']) expect(cancelled).toContain(line)
    }
    const { days } = await server.client()(viewingEndpoints.times, { query: { deviceId } })
    expect(days[0]?.times).toContain(NINE)
  })

  it('with a mobile number only is known by its ticket, and the yard is informed', async () => {
    await using server = await startServer()
    const { deviceId, viewingMail } = await aMachineToView(server)
    const mobile = '050 123 4567'
    const { ticket } = await server.client()(
      viewingEndpoints.book,
      booking(deviceId, { mail: null, mobile }),
    )
    expect(ticket).toMatch(/^[\w-]{43}$/)
    await server.work()
    expect((await inbox(viewingMail))[0]?.text).toContain('+971501234567')
  })

  it.each([
    ['a link as a name', { name: 'www.offers.example' }],
    ['an address as a name', { name: 'https://a.example' }],
    ['digits in a name', { name: 'Call 0501234567' }],
    ['two lines in a name', { name: 'Mariam\nHaddad' }],
    ['no contact', { mail: null }],
    ['a wrong mobile number', { mail: null, mobile: '12345' }],
    ['a wrong address', { mail: 'nowhere' }],
  ])('is refused with %s', async (_, wrong) => {
    await using server = await startServer()
    const { deviceId } = await aMachineToView(server)
    await expect(
      server.client()(viewingEndpoints.book, booking(deviceId, wrong)),
    ).rejects.toMatchObject({ status: 400 })
  })

  it.each([
    ['outside the opening hours', '2026-11-17T15:00:00.000Z'],
    ['between the steps', '2026-11-17T05:10:00.000Z'],
    ['in the past', '2026-11-10T05:00:00.000Z'],
    ['too far ahead', '2026-12-08T05:00:00.000Z'],
  ])('is refused %s', async (_, startsAt) => {
    await using server = await startServer()
    const { deviceId } = await aMachineToView(server)
    await expect(
      server.client()(viewingEndpoints.book, booking(deviceId, { startsAt })),
    ).rejects.toMatchObject({ status: 409 })
  })

  it('of one machine at one time is given to one of many who ask at once', async () => {
    await using server = await startServer()
    const { deviceId } = await aMachineToView(server)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => bookFrom(server, i, booking(deviceId))),
    )
    expect(statusesOf(answers)).toEqual({ 200: 1, 409: 7 })
    expect(await server.ctx.db.$count(viewing)).toBe(1)
  })

  it('is limited per contact, also for bookings at once, and again free after the visit', async () => {
    await using server = await startServer()
    const { deviceId, yardId } = await aMachineToView(server)
    const { id: other } = await aListedDevice(server.ctx, { yardId })
    const mail = anAddress('reader')
    const at = ['04', '05', '06', '07', '08'].map((hour) => `2026-11-17T${hour}:00:00.000Z`)
    const answers = await Promise.all(
      at.map((startsAt, i) => {
        const same = i % 2 ? mail.toUpperCase() : mail
        return bookFrom(server, i, booking(deviceId, { startsAt, mail: same }))
      }),
    )
    expect(statusesOf(answers)).toEqual({ 200: VIEWINGS_PER_CONTACT, 409: 2 })
    server.turnClock('2026-11-18T06:00:00Z')
    const startsAt = '2026-11-24T05:00:00.000Z'
    await server.client()(viewingEndpoints.book, booking(other, { mail, startsAt }))
  })

  it('is limited per yard and day, also for bookings at once', async () => {
    await using server = await startServer()
    const { deviceId, yardId } = await aMachineToView(server)
    const ids: string[] = []
    for (let i = 0; i < VIEWINGS_PER_YARD_DAY + 4; i++)
      ids.push((await aListedDevice(server.ctx, { yardId })).id)
    const answers = await Promise.all(ids.map((id, i) => bookFrom(server, i, booking(id))))
    expect(statusesOf(answers)).toEqual({ 200: VIEWINGS_PER_YARD_DAY, 409: 4 })
    const another = booking(deviceId, { startsAt: '2026-11-24T05:00:00.000Z' })
    expect(await bookFrom(server, 90, another)).toMatchObject({ status: 200 })
  })

  it('is limited per network address', async () => {
    await using server = await startServer()
    const { deviceId } = await aMachineToView(server)
    const call = server.client()
    for (let i = 0; i < 5; i++)
      await call(viewingEndpoints.book, booking(deviceId)).catch(() => undefined)
    await expect(
      call(viewingEndpoints.book, booking(deviceId, { startsAt: TEN })),
    ).rejects.toMatchObject({ status: 429 })
  })

  it('is moved to a free time of the yard, which frees the old one, and both get an email', async () => {
    await using server = await startServer()
    const { deviceId, viewingMail } = await aMachineToView(server)
    const mail = anAddress('reader')
    const call = server.client()
    const { ticket } = await call(viewingEndpoints.book, booking(deviceId, { mail }))
    await server.work()
    const move = (startsAt: string) => call(viewingEndpoints.move, { body: { ticket, startsAt } })
    expect(await move(TEN)).toEqual({ startsAt: TEN, ticket })
    expect(await move(TEN)).toEqual({ startsAt: TEN, ticket })
    expect(await call(viewingEndpoints.booked, { query: { ticket } })).toMatchObject({
      startsAt: TEN,
      state: 'booked',
      isUpcoming: true,
      movesLeft: VIEWING_MOVES_MAX - 1,
      device: { deviceId },
      yard: { name: 'Mussafah', phone: '+97125550118' },
    })
    const { days } = await call(viewingEndpoints.times, { query: { deviceId } })
    expect(days[0]?.times).toContain(NINE)
    expect(days[0]?.times).not.toContain(TEN)
    await server.work()
    for (const address of [viewingMail, mail]) {
      const calendars = await Promise.all((await inbox(address)).map((each) => calendarsIn(each)))
      const moved = calendars.flat().filter((text) => text.includes('SEQUENCE:1'))
      expect(moved).toEqual([expect.stringContaining('DTSTART:20261117T060000Z')])
    }
  })

  it('is moved so often and no more, never to a time that is taken, and not after it began', async () => {
    await using server = await startServer()
    const { deviceId, yardId } = await aMachineToView(server)
    const { id: other } = await aListedDevice(server.ctx, { yardId })
    const { ticket } = await server.client()(viewingEndpoints.book, booking(deviceId))
    await bookFrom(server, 1, booking(deviceId, { startsAt: TEN }))
    await bookFrom(server, 2, booking(other, { startsAt: '2026-11-17T07:00:00.000Z' }))
    const move = async (startsAt: string, visitor: number) => {
      const address = `94.200.19.${visitor}`
      return (await answered(server, viewingEndpoints.move, { ticket, startsAt }, { address }))
        .status
    }
    expect(await move(TEN, 1)).toBe(409)
    expect(await move('2026-11-17T05:10:00.000Z', 2)).toBe(409)
    for (let n = 0; n < VIEWING_MOVES_MAX; n++)
      expect(await move(`2026-11-17T0${7 + n}:00:00.000Z`, 3 + n)).toBe(200)
    expect(await move('2026-11-24T05:00:00.000Z', 9)).toBe(409)
    server.turnClock('2026-11-18T06:00:00Z')
    expect(await move('2026-11-24T05:00:00.000Z', 10)).toBe(404)
  })

  it('of two who move to one time at once is moved by one', async () => {
    await using server = await startServer()
    const { deviceId } = await aMachineToView(server)
    const call = server.client()
    const first = await call(viewingEndpoints.book, booking(deviceId))
    const second = await call(viewingEndpoints.book, booking(deviceId, { startsAt: TEN }))
    const startsAt = '2026-11-24T05:00:00.000Z'
    const answers = await Promise.all(
      [first, second].map(({ ticket }) =>
        answered(server, viewingEndpoints.move, { ticket, startsAt }),
      ),
    )
    expect(statusesOf(answers)).toEqual({ 200: 1, 409: 1 })
  })

  it('of a member is in their account and in that of no one else', async () => {
    await using server = await startServer()
    const { deviceId } = await aMachineToView(server)
    const buyer = await aSignedInMember(server)
    const stranger = await aSignedInMember(server)
    const { ticket } = await buyer.call(viewingEndpoints.bookAsMember, booking(deviceId))
    expect(await buyer.call(viewingEndpoints.list, { query: {} })).toMatchObject({
      records: [{ ticket, startsAt: NINE, device: { deviceId } }],
      counts: { upcoming: 1, past: 0 },
    })
    expect(await stranger.call(viewingEndpoints.list, { query: {} })).toMatchObject({
      records: [],
      total: 0,
    })
    expect(await buyer.call(memberEndpoints.due)).toMatchObject([
      { kind: 'viewing', at: NINE, place: 'Mussafah', of: ticket },
    ])
    const anyTicket = { ticket: 'x'.repeat(43) }
    await expect(
      stranger.call(viewingEndpoints.booked, { query: anyTicket }),
    ).rejects.toMatchObject({ status: 404 })
    await buyer.call(viewingEndpoints.cancel, { body: { ticket } })
    expect(await buyer.call(viewingEndpoints.list, { query: { when: 'past' } })).toMatchObject({
      records: [{ ticket, state: 'cancelled' }],
      counts: { upcoming: 0, past: 1 },
    })
    await viewingPersonalData.erase(server.ctx as never, buyer.id)
    expect(await server.ctx.db.$count(viewing)).toBe(0)
  })

  it('belongs to the member who verified its address, and is deleted 90 days after it', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { deviceId } = await aMachineToView(server)
    const mail = anAddress('reader')
    const { id: memberId } = await aSignedInMember(server, { mail, mailVerifiedAt: ctx.now() })
    await server.client()(viewingEndpoints.book, booking(deviceId, { mail }))
    expect(await viewingPersonalData.read(ctx, memberId)).toMatchObject([{ mail, deviceId }])
    const days = (count: number) => new Date(Date.parse(TEN) + count * 86_400_000).toISOString()
    server.turnClock(days(VIEWING_RETENTION_DAYS - 1))
    await deleteOldViewings.run(ctx)
    expect(await ctx.db.$count(viewing)).toBe(1)
    server.turnClock(days(VIEWING_RETENTION_DAYS + 1))
    await deleteOldViewings.run(ctx)
    expect(await ctx.db.$count(viewing)).toBe(0)
  })

  it('of a machine that is not for sale, or in a yard without an address, is not offered', async () => {
    await using server = await startServer()
    const { yardId } = await aMachineToView(server)
    const { id: sold } = await aListedDevice(server.ctx, {
      yardId,
      state: 'sold',
      soldOn: '2026-11-01',
    })
    const { id: elsewhere } = await aListedDevice(server.ctx)
    const call = server.client()
    await expect(call(viewingEndpoints.times, { query: { deviceId: sold } })).rejects.toMatchObject(
      { status: 404 },
    )
    const { days } = await call(viewingEndpoints.times, { query: { deviceId: elsewhere } })
    expect(days).toEqual([])
    await expect(call(viewingEndpoints.book, booking(elsewhere))).rejects.toMatchObject({
      status: 404,
    })
  })
})
