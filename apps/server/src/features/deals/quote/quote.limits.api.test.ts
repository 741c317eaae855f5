import { quoteEndpoints } from '@ironsouq/contract/deals/quote/quote.endpoints'
import {
  OFFERS_A_DAY,
  QUOTES_MADE_MAX,
  QUOTES_OPEN_MAX,
  RESERVATION_DAYS_MAX,
  RESERVATIONS_AT_ONCE,
} from '@ironsouq/contract/deals/quote/quote.limits'
import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import { quoteStaffEndpoints } from '@ironsouq/contract/deals/quote/quote.staff.endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockedInquiry } from '#features/deals/inquiry/inquiry.queries.ts'
import { inquiryMessage } from '#features/deals/inquiry/inquiry.tables.ts'
import { device } from '#features/machines/device/device.tables.ts'
import { atomic } from '#kernel/ctx.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { aDealer, aForm, anInquiryFor, priceOf, type Dealer } from '#test/quotes.ts'
import { settleAccepted } from './quote.acceptance.service.ts'
import { quotePersonalData } from './quote.personal-data.ts'
import { drawProforma } from './quote.proforma.service.ts'
import { proformaOf } from './quote.queries.ts'
import { quote } from './quote.tables.ts'

const merchant = quoteMerchantEndpoints

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

/** Further machines of a dealer. */
async function moreMachines({ sellerId }: Dealer, count: number): Promise<string[]> {
  const ids = []
  for (let n = 0; n < count; n++) {
    const { id } = await aListedDevice(server.ctx)
    await server.ctx.db.update(device).set({ sellerId }).where(eq(device.id, id))
    ids.push(id)
  }
  return ids
}

const passed = (outcomes: PromiseSettledResult<unknown>[], status: number) => {
  for (const each of outcomes)
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ status })
  return outcomes.filter((each) => each.status === 'fulfilled').length
}

const stateOfDevice = async (id: string) =>
  (await server.ctx.db.select().from(device).where(eq(device.id, id)))[0]?.state

const anOffer = (deviceId: string, note = '') => ({
  body: { deviceId, price: priceOf(200_000), delivery: 'yard', validDays: 7, note } as const,
})

// The first, because it runs the jobs: those of the other tests would draw dozens of invoices.
describe('a reservation', () => {
  it('is extended by some days, and the invoice states the new day [EQ-9]', async () => {
    const dealer = await aDealer(server, 'extended')
    const { buyer, staff, inquiryId } = await anInquiryFor(server, [dealer])
    const { quoteId, price } = await dealer.call(merchant.make, {
      body: { inquiryId, ...aForm(dealer.deviceId) },
    })
    await buyer.call(quoteEndpoints.accept, { body: { quoteId, price } })
    const drawn = () => proformaOf(server.ctx, quoteId)
    // Without its bucket the object store takes no file: the row names it already, and it can be removed.
    await expect(drawProforma(server.ctx, (await drawn())!.id)).rejects.toThrow()
    expect(await drawn()).toMatchObject({ objectKey: expect.any(String), drawnAt: null })
    await server.storage.ensure()
    await server.work()
    const isReady = async () =>
      (await buyer.call(quoteEndpoints.detail, { query: { quoteId } })).proforma?.isReady
    expect(await isReady()).toBe(true)
    const inDays = (days: number) =>
      new Date(server.ctx.now().getTime() + days * 86_400_000).toISOString()
    const extend = (until: string) =>
      staff(quoteStaffEndpoints.extend, { body: { quoteId, until } })
    await expect(extend(inDays(RESERVATION_DAYS_MAX + 1))).rejects.toMatchObject({ status: 400 })
    await extend(inDays(10))
    expect((await proformaOf(server.ctx, quoteId))?.dueAt.toISOString()).toBe(inDays(10))
    // The PDF with the old day is not handed out.
    expect(await isReady()).toBe(false)
    await server.work()
    expect(await isReady()).toBe(true)
  })

  it('that staff sell before the worker ran has its invoice as well [EQ-9]', async () => {
    const dealer = await aDealer(server, 'sold-at-once', { priceMode: 'offer' })
    const buyer = await aSignedInMember(server)
    const staff = server.client({ bearer: await server.staffToken() })
    const { quoteId, price } = await buyer.call(quoteEndpoints.offer, anOffer(dealer.deviceId))
    await dealer.call(merchant.accept, { body: { quoteId, price } })
    await staff(quoteStaffEndpoints.sell, { body: { quoteId } })
    await settleAccepted(server.ctx, quoteId)
    expect(await proformaOf(server.ctx, quoteId)).toBeDefined()
  })
})

describe('the quotes of one seller for an inquiry', () => {
  it('are a few at once, also when eight are made at once [IN-6]', async () => {
    const dealer = await aDealer(server, 'eager')
    const { inquiryId } = await anInquiryFor(server, [dealer])
    const machines = await moreMachines(dealer, 8)
    const outcomes = await Promise.allSettled(
      machines.map((id) => dealer.call(merchant.make, { body: { inquiryId, ...aForm(id) } })),
    )
    expect(passed(outcomes, 409)).toBe(QUOTES_OPEN_MAX)
  })

  it('are not made and withdrawn without end [IN-6]', async () => {
    const dealer = await aDealer(server, 'undecided')
    const { inquiryId } = await anInquiryFor(server, [dealer])
    const make = () =>
      dealer.call(merchant.make, { body: { inquiryId, ...aForm(dealer.deviceId) } })
    for (let n = 0; n < QUOTES_MADE_MAX; n++) {
      const { quoteId } = await make()
      await dealer.call(merchant.withdraw, { body: { quoteId } })
    }
    await expect(make()).rejects.toMatchObject({ status: 409 })
  })
})

describe('a buyer', () => {
  it('makes so many offers a day, also when eight are made at once [IN-6]', async () => {
    const dealer = await aDealer(server, 'offered-to')
    const buyer = await aSignedInMember(server)
    const machines = await moreMachines(dealer, 8)
    await server.ctx.db
      .update(device)
      .set({ priceMode: 'offer' })
      .where(eq(device.sellerId, dealer.sellerId))
    const { quoteId } = await buyer.call(quoteEndpoints.offer, anOffer(dealer.deviceId))
    await buyer.call(quoteEndpoints.withdraw, { body: { quoteId } })
    const [row] = await server.ctx.db.select().from(quote).where(eq(quote.id, quoteId))
    const { id: _, quoteNo: __, ...same } = row!
    await server.ctx.db
      .insert(quote)
      .values(Array.from({ length: OFFERS_A_DAY - 2 }, () => ({ ...same })))
    const outcomes = await Promise.allSettled(
      machines.map((id) => buyer.call(quoteEndpoints.offer, anOffer(id))),
    )
    expect(passed(outcomes, 429)).toBe(1)
  })

  it('reserves a few machines at once [EQ-9]', async () => {
    const buyer = await aSignedInMember(server)
    const accepts = []
    for (let n = 0; n < RESERVATIONS_AT_ONCE + 3; n++) {
      const dealer = await aDealer(server, `reserved-${n}`, { priceMode: 'offer' })
      const { quoteId } = await buyer.call(quoteEndpoints.offer, anOffer(dealer.deviceId))
      await dealer.call(merchant.counter, { body: { quoteId, price: priceOf(210_000) } })
      accepts.push(() => buyer.call(quoteEndpoints.answer, { body: { quoteId, answer: 'accept' } }))
    }
    const outcomes = await Promise.allSettled(accepts.map((accept) => accept()))
    expect(passed(outcomes, 409)).toBe(RESERVATIONS_AT_ONCE)
  })

  it('names no price of which a tenth is no deposit [EQ-9]', async () => {
    const dealer = await aDealer(server, 'cheap', { priceMode: 'offer' })
    const buyer = await aSignedInMember(server)
    const { body } = anOffer(dealer.deviceId)
    for (const amount of ['0.04', '99.99']) {
      const offer = buyer.call(quoteEndpoints.offer, {
        body: { ...body, price: { amount, currency: 'AED' } },
      })
      await expect(offer).rejects.toMatchObject({ status: 400 })
    }
  })
})

describe('an erased buyer', () => {
  it('leaves no machine reserved by an offer without an invoice [EQ-9]', async () => {
    const dealer = await aDealer(server, 'not-stranded', { priceMode: 'offer' })
    const buyer = await aSignedInMember(server)
    const { quoteId, price } = await buyer.call(quoteEndpoints.offer, anOffer(dealer.deviceId))
    await dealer.call(merchant.accept, { body: { quoteId, price } })
    expect(await stateOfDevice(dealer.deviceId)).toBe('reserved')
    await atomic(server.ctx, (ctx) => quotePersonalData.erase(ctx, buyer.id))
    expect(await stateOfDevice(dealer.deviceId)).toBe('listed')
    expect(await server.ctx.db.$count(quote, eq(quote.id, quoteId))).toBe(0)
  })

  it('leaves no words and no id on an offer with an invoice', async () => {
    const dealer = await aDealer(server, 'no-words', { priceMode: 'offer' })
    const buyer = await aSignedInMember(server)
    const offer = anOffer(dealer.deviceId, 'Call me at home.')
    const { quoteId, price } = await buyer.call(quoteEndpoints.offer, offer)
    await dealer.call(merchant.accept, { body: { quoteId, price } })
    await settleAccepted(server.ctx, quoteId)
    await atomic(server.ctx, (ctx) => quotePersonalData.erase(ctx, buyer.id))
    const [row] = await server.ctx.db.select().from(quote).where(eq(quote.id, quoteId))
    expect(row).toMatchObject({ state: 'accepted', memberId: null, note: '' })
    expect(Object.values(row ?? {})).not.toContain(buyer.id)
  })
})

it('a seller reads a long thread page by page [IN-6]', async () => {
  const dealer = await aDealer(server, 'long-thread')
  const { buyer, inquiryId } = await anInquiryFor(server, [dealer])
  await server.ctx.db.insert(inquiryMessage).values(
    Array.from({ length: 55 }, (_, n) => ({
      inquiryId,
      seq: n + 2,
      author: 'buyer' as const,
      authorId: buyer.id,
      body: `Message ${n}`,
      createdAt: server.ctx.now(),
    })),
  )
  const latest = await dealer.call(merchant.inquiry, { query: { inquiryId } })
  expect(latest).toMatchObject({ isLatest: true, earlierBefore: 7 })
  const earlier = await dealer.call(merchant.inquiry, { query: { inquiryId, before: 7 } })
  expect(earlier.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6])
  expect(earlier).toMatchObject({ isLatest: false, earlierBefore: null })
})

it('an estimate does not wait for an acceptance, nor keeps one waiting [IN-6]', async () => {
  const dealer = await aDealer(server, 'estimating')
  const { inquiryId } = await anInquiryFor(server, [dealer])
  await atomic(server.ctx, async (ctx) => {
    await lockedInquiry(ctx, inquiryId)
    const body = { inquiryId, ...aForm(dealer.deviceId) }
    expect(await dealer.call(merchant.estimate, { body })).toMatchObject({ cost: null })
  })
})
