import { randomUUID } from 'node:crypto'
import { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import { inquiryStaffEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import { quoteEndpoints } from '@ironsouq/contract/deals/quote/quote.endpoints'
import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import { quoteStaffEndpoints } from '@ironsouq/contract/deals/quote/quote.staff.endpoints'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeMove } from '#features/machines/device/device.service.ts'
import { device } from '#features/machines/device/device.tables.ts'
import { suspendSeller } from '#features/people/seller/seller.service.ts'
import { seller } from '#features/people/seller/seller.tables.ts'
import { atomic } from '#kernel/ctx.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { aDealer, aForm, anInquiryFor, priceOf, type Dealer } from '#test/quotes.ts'
import { runDeadlines } from '#test/work/deadlines.ts'
import { endQuotesInTime } from './quote.deadlines.job.ts'
import { quote, quoteRequest } from './quote.tables.ts'

const merchant = quoteMerchantEndpoints
const NOT_FOUND = { status: 404 }

let server: TestServer
let dealers: Dealer[]
beforeAll(async () => {
  server = await startServer()
  dealers = []
  for (let n = 0; n < 7; n++) dealers.push(await aDealer(server, `placed-${n}`))
})
afterAll(() => server[Symbol.asyncDispose]())

const requestsOf = (inquiryId: string) =>
  server.ctx.db
    .select()
    .from(quoteRequest)
    .where(eq(quoteRequest.inquiryId, inquiryId))
    .orderBy(quoteRequest.rank)

const statesOf = async (inquiryId: string) =>
  (await requestsOf(inquiryId)).map(({ state }) => state)

const past = () => new Date(server.ctx.now().getTime() - 1000)

const passDeadlines = (inquiryId: string) =>
  server.ctx.db
    .update(quoteRequest)
    .set({ dueAt: past() })
    .where(eq(quoteRequest.inquiryId, inquiryId))

const quoted = (dealer: Dealer, inquiryId: string) =>
  dealer.call(merchant.make, { body: { inquiryId, ...aForm(dealer.deviceId) } })

describe('who reads an inquiry', () => {
  it('is no one who waited for it until another was accepted [IN-6]', async () => {
    const [accepted, waiting] = [
      await aDealer(server, 'asked'),
      await aDealer(server, 'never-asked'),
    ]
    const asked = [accepted, ...dealers.slice(0, 4), waiting]
    const { buyer, inquiryId } = await anInquiryFor(server, asked)
    const { quoteId, price } = await quoted(accepted, inquiryId)
    await buyer.call(quoteEndpoints.accept, { body: { quoteId, price } })
    expect((await statesOf(inquiryId))[5]).toBe('closed')
    const calls = [
      waiting.call(merchant.inquiry, { query: { inquiryId } }),
      waiting.call(merchant.read, { body: { inquiryId, seq: 1 } }),
    ]
    for (const each of await Promise.allSettled(calls))
      expect(each).toMatchObject({ status: 'rejected', reason: NOT_FOUND })
    const list = await waiting.call(merchant.inquiries, { query: { group: 'lost' } })
    expect(list).toMatchObject({ records: [], total: 0, counts: { lost: 0, unread: 0 } })
  })

  it('reads nothing new after losing or declining it [IN-6]', async () => {
    const [winner, loser, decliner] = [
      await aDealer(server, 'winner'),
      await aDealer(server, 'loser'),
      await aDealer(server, 'decliner'),
    ]
    const { buyer, inquiryId } = await anInquiryFor(server, [winner, loser, decliner])
    await decliner.call(merchant.declineInquiry, { body: { inquiryId, note: '' } })
    const { quoteId, price } = await quoted(winner, inquiryId)
    await buyer.call(quoteEndpoints.accept, { body: { quoteId, price } })
    server.turnClock(new Date(server.ctx.now().getTime() + 1000).toISOString())
    const body = 'Call me at the gate in Jebel Ali.'
    await buyer.call(inquiryEndpoints.reply, { body: { inquiryId, body } })
    const threadOf = async ({ call }: Dealer) =>
      (await call(merchant.inquiry, { query: { inquiryId } })).messages
    expect((await threadOf(winner)).map((each) => each.body)).toContain(body)
    for (const former of [loser, decliner]) {
      const thread = await threadOf(former)
      expect(thread).toHaveLength(1)
      expect(JSON.stringify(thread)).not.toContain(body)
      const { counts } = await former.call(merchant.inquiries, { query: { group: 'lost' } })
      expect(counts).toMatchObject({ lost: 1, unread: 0 })
    }
  })
})

describe('a place', () => {
  it('stays with who wrote a message for one more deadline, once [IN-6]', async () => {
    const { inquiryId } = await anInquiryFor(server, dealers.slice(0, 6))
    const reply = () =>
      dealers[0]!.call(merchant.reply, { body: { inquiryId, body: 'The quote follows.' } })
    await passDeadlines(inquiryId)
    await reply()
    await runDeadlines(server.ctx, endQuotesInTime)
    expect((await statesOf(inquiryId)).slice(0, 2)).toEqual(['open', 'lapsed'])
    await passDeadlines(inquiryId)
    await reply()
    await runDeadlines(server.ctx, endQuotesInTime)
    await server.work()
    const states = await statesOf(inquiryId)
    expect([states[0], states[5]]).toEqual(['lapsed', 'open'])
  })

  it('stays with who withdraws a quote in time, and is that of the next after it [IN-6]', async () => {
    const { inquiryId } = await anInquiryFor(server, dealers.slice(0, 6))
    const dealer = dealers[0]!
    const withdrawn = async () => {
      const { quoteId } = await quoted(dealer, inquiryId)
      return async () => {
        await dealer.call(merchant.withdraw, { body: { quoteId } })
        await server.work()
      }
    }
    await (
      await withdrawn()
    )()
    expect((await statesOf(inquiryId))[0]).toBe('open')
    const again = await withdrawn()
    expect((await statesOf(inquiryId))[0]).toBe('quoted')
    await passDeadlines(inquiryId)
    await again()
    const states = await statesOf(inquiryId)
    expect([states[0], states[5]]).toEqual(['lapsed', 'open'])
    await expect(quoted(dealer, inquiryId)).rejects.toMatchObject({ status: 409 })
  })

  it('is free after the buyer declined the quote, and after it expired [IN-6]', async () => {
    const { buyer, inquiryId } = await anInquiryFor(server, dealers)
    const [first, second] = [
      await quoted(dealers[0]!, inquiryId),
      await quoted(dealers[1]!, inquiryId),
    ]
    const ids = (await requestsOf(inquiryId)).slice(0, 2).map(({ id }) => id)
    await server.ctx.db
      .update(quoteRequest)
      .set({ dueAt: past() })
      .where(inArray(quoteRequest.id, ids))
    await buyer.call(quoteEndpoints.decline, { body: { quoteId: first.quoteId, note: '' } })
    await server.ctx.db
      .update(quote)
      .set({ validUntil: past() })
      .where(eq(quote.id, second.quoteId))
    await runDeadlines(server.ctx, endQuotesInTime)
    await server.work()
    expect(await statesOf(inquiryId)).toEqual([
      'lapsed',
      'lapsed',
      'open',
      'open',
      'open',
      'open',
      'open',
    ])
  })
})

describe('a suspended seller', () => {
  it('gets no place, and leaves those it has to others [IN-6]', async () => {
    const [open, quoting, waiting] = [
      await aDealer(server, 'suspended-open'),
      await aDealer(server, 'suspended-quoting'),
      await aDealer(server, 'suspended-waiting'),
    ]
    const others = dealers.slice(0, 5)
    const { inquiryId } = await anInquiryFor(server, [
      open,
      quoting,
      ...others.slice(0, 3),
      waiting,
      ...others.slice(3),
    ])
    const { quoteId } = await quoted(quoting, inquiryId)
    await server.work()
    for (const { sellerId } of [open, quoting, waiting])
      await atomic(server.ctx, (ctx) => suspendSeller(ctx, sellerId, 'Unpaid fees'))
    await server.work()
    const requests = await requestsOf(inquiryId)
    expect(requests.map(({ state }) => state)).toEqual([
      'closed',
      'closed',
      'open',
      'open',
      'open',
      'closed',
      'open',
      'open',
    ])
    expect(requests[5]?.openedAt).toBeNull()
    const [row] = await server.ctx.db.select().from(quote).where(eq(quote.id, quoteId))
    expect(row?.state).toBe('withdrawn')
  })

  it('is passed over by a place that is free before the worker ran [IN-6]', async () => {
    const waiting = await aDealer(server, 'suspended-next')
    const asked = [...dealers.slice(0, 5), waiting, dealers[5]!]
    const { inquiryId } = await anInquiryFor(server, asked)
    await server.work()
    await server.ctx.db
      .update(seller)
      .set({ standing: 'suspended', suspensionReason: 'Unpaid fees' })
      .where(eq(seller.id, waiting.sellerId))
    await dealers[0]!.call(merchant.declineInquiry, { body: { inquiryId, note: '' } })
    await server.work()
    const states = await statesOf(inquiryId)
    expect(states.slice(5)).toEqual(['closed', 'open'])
  })

  it('is not asked by default either when its licence was never checked [IN-2]', async () => {
    const dealer = await aDealer(server, 'unchecked')
    await server.ctx.db
      .update(seller)
      .set({ licenceCheckedOn: null })
      .where(eq(seller.id, dealer.sellerId))
    const buyer = await aSignedInMember(server, { mail: `${randomUUID()}@yard.example` })
    const { inquiryId } = await buyer.call(inquiryEndpoints.submit, {
      body: {
        submissionId: randomUUID(),
        subject: 'This one',
        content: 'Please quote.',
        deviceId: dealer.deviceId,
      },
    })
    const staff = server.client({ bearer: await server.staffToken() })
    const push = staff(inquiryStaffEndpoints.push, { body: { inquiryId, recipient: 'seller' } })
    await expect(push).rejects.toMatchObject({ status: 409 })
  })
})

it('a seller is asked after one of the others was deleted', async () => {
  const { staff, inquiryId } = await anInquiryFor(server, dealers.slice(0, 3))
  const [, second] = await requestsOf(inquiryId)
  await server.ctx.db.delete(quoteRequest).where(eq(quoteRequest.id, second!.id))
  const body = { inquiryId, sellerCode: dealers[4]!.code }
  const { requests } = await staff(quoteStaffEndpoints.ask, { body })
  expect(requests).toHaveLength(3)
})

describe('a machine that was taken off sale', () => {
  const move = (deviceId: string, action: 'withdraw' | 'relist') =>
    makeMove(server.ctx, { deviceId, action, by: 'staff', actorId: randomUUID() })
  const later = () => server.turnClock(new Date(server.ctx.now().getTime() + 1000).toISOString())

  it('takes its open quotes and offers with it [IN-6] [EQ-9]', async () => {
    const dealer = await aDealer(server, 'off-sale', { priceMode: 'offer' })
    const { buyer, inquiryId } = await anInquiryFor(server, [dealer])
    const { quoteId } = await quoted(dealer, inquiryId)
    const offer = await buyer.call(quoteEndpoints.offer, {
      body: {
        deviceId: dealer.deviceId,
        price: priceOf(200_000),
        delivery: 'yard',
        validDays: 7,
      },
    })
    await server.work()
    await move(dealer.deviceId, 'withdraw')
    await server.work()
    const stateOf = async (id: string) =>
      (await buyer.call(quoteEndpoints.detail, { query: { quoteId: id } })).state
    expect([await stateOf(quoteId), await stateOf(offer.quoteId)]).toEqual([
      'withdrawn',
      'declined',
    ])
  })

  it('is not sold by a quote from before, also until the worker ran [EQ-9]', async () => {
    const dealer = await aDealer(server, 'changed')
    const { buyer, inquiryId } = await anInquiryFor(server, [dealer])
    const { quoteId, price } = await quoted(dealer, inquiryId)
    later()
    await move(dealer.deviceId, 'withdraw')
    await move(dealer.deviceId, 'relist')
    const accept = buyer.call(quoteEndpoints.accept, { body: { quoteId, price } })
    await expect(accept).rejects.toMatchObject({ status: 409 })
  })

  it('a reservation that ended makes no machine new', async () => {
    const dealer = await aDealer(server, 'not-new')
    const { buyer, staff, inquiryId } = await anInquiryFor(server, [dealer])
    const { quoteId, price } = await quoted(dealer, inquiryId)
    const listedAt = async () =>
      (await server.ctx.db.select().from(device).where(eq(device.id, dealer.deviceId)))[0]?.listedAt
    const before = await listedAt()
    later()
    await buyer.call(quoteEndpoints.accept, { body: { quoteId, price } })
    await staff(quoteStaffEndpoints.release, { body: { quoteId } })
    expect(await listedAt()).toEqual(before)
  })
})
