import { randomUUID } from 'node:crypto'
import { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import { inquiryStaffEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import { quoteEndpoints } from '@ironsouq/contract/deals/quote/quote.endpoints'
import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import { quoteStaffEndpoints } from '@ironsouq/contract/deals/quote/quote.staff.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { device } from '#features/machines/device/device.tables.ts'
import { numberSeries } from '#kernel/data/kernel.tables.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { aDealer, aForm, anInquiryFor, priceOf, type Dealer } from '#test/quotes.ts'
import { settleAccepted } from './quote.acceptance.service.ts'
import { proforma, quote } from './quote.tables.ts'

const merchant = quoteMerchantEndpoints
const ACCOUNT_REFUSED = translator('en')('error.chatAccountNumber')
const staffed = quoteStaffEndpoints

let server: TestServer
let dealers: Dealer[]
beforeAll(async () => {
  server = await startServer()
  dealers = []
  for (let n = 0; n < 3; n++) dealers.push(await aDealer(server, `dealer-${n}`))
})
afterAll(() => server[Symbol.asyncDispose]())

const stateOfDevice = async (id: string) =>
  (await server.ctx.db.select().from(device).where(eq(device.id, id)))[0]?.state

/** A new dealer with a quote for a new inquiry. */
async function aQuote(given: object = {}) {
  const dealer = await aDealer(server, `d-${randomUUID().slice(0, 8)}`)
  const { buyer, staff, inquiryId } = await anInquiryFor(server, [dealer])
  const body = { inquiryId, ...aForm(dealer.deviceId), ...given }
  const made = await dealer.call(merchant.make, { body })
  return { dealer, buyer, staff, inquiryId, made }
}

describe('a quote', () => {
  it('states the same of every seller, and is compared side by side [IN-6] [RT-7]', async () => {
    const { buyer, inquiryId } = await anInquiryFor(server, dealers)
    for (const [n, { call, deviceId }] of dealers.entries())
      await call(merchant.make, {
        body: { inquiryId, ...aForm(deviceId), price: priceOf(240_000 - n * 10_000) },
      })
    const { quotes, requests } = await buyer.call(quoteEndpoints.ofInquiry, {
      query: { inquiryId },
    })
    expect(quotes.map(({ price }) => price.amount)).toEqual(['220000.00', '230000.00', '240000.00'])
    expect(requests.map(({ state }) => state)).toEqual(['quoted', 'quoted', 'quoted'])
    expect(quotes[0]).toMatchObject({
      kind: 'quote',
      state: 'open',
      inquiryId,
      vat: 'standard',
      delivery: 'yard',
      warranty: 'none',
      rate: { currency: 'USD', dirhams: '3.6725' },
      actions: ['accept', 'counter', 'decline'],
      seller: { code: dealers[2]?.code, isVerified: true },
      isByStaff: false,
    })
  })

  it('that is accepted reserves the machine, ends the others and has a numbered invoice [EQ-9]', async () => {
    const [first, second] = [await aDealer(server, 'acc-a'), await aDealer(server, 'acc-b')]
    const { buyer, inquiryId } = await anInquiryFor(server, [first, second])
    const made = await first.call(merchant.make, { body: { inquiryId, ...aForm(first.deviceId) } })
    const other = await second.call(merchant.make, {
      body: { inquiryId, ...aForm(second.deviceId) },
    })
    const accepted = await buyer.call(quoteEndpoints.accept, {
      body: { quoteId: made.quoteId, price: made.price },
    })
    expect(accepted).toMatchObject({
      state: 'accepted',
      actions: [],
      proforma: { number: expect.stringMatching(/^PI-\d{4}-\d{4}$/), isReady: false },
    })
    expect(await stateOfDevice(first.deviceId)).toBe('reserved')
    expect(await stateOfDevice(second.deviceId)).toBe('listed')
    const { quotes } = await buyer.call(quoteEndpoints.ofInquiry, { query: { inquiryId } })
    expect(quotes.find(({ quoteId }) => quoteId === other.quoteId)?.state).toBe('declined')
    const shown = await first.call(merchant.inquiry, { query: { inquiryId } })
    expect(shown.contact?.email).toContain('@')
    expect((await second.call(merchant.inquiry, { query: { inquiryId } })).contact).toBeNull()
  })

  it('is accepted once by eight at once, and eight inquiries accept one machine once [EQ-9]', async () => {
    const { buyer, made } = await aQuote()
    const body = { quoteId: made.quoteId, price: made.price }
    const all = await Promise.allSettled(
      Array.from({ length: 8 }, () => buyer.call(quoteEndpoints.accept, { body })),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const dealer = await aDealer(server, 'one-machine')
    const asked = []
    for (let n = 0; n < 8; n++) {
      const { buyer, inquiryId } = await anInquiryFor(server, [dealer])
      const { quoteId, price } = await dealer.call(merchant.make, {
        body: { inquiryId, ...aForm(dealer.deviceId) },
      })
      asked.push(() => buyer.call(quoteEndpoints.accept, { body: { quoteId, price } }))
    }
    const outcomes = await Promise.allSettled(asked.map((accept) => accept()))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const each of outcomes)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ status: 409 })
  })

  it('of eight for one inquiry is accepted once, however many try [EQ-9]', async () => {
    const five = []
    for (let n = 0; n < 5; n++) five.push(await aDealer(server, `race-${n}`))
    const { buyer, inquiryId } = await anInquiryFor(server, five)
    const made = []
    for (const { call, deviceId } of five)
      made.push(await call(merchant.make, { body: { inquiryId, ...aForm(deviceId) } }))
    const outcomes = await Promise.allSettled(
      made.map(({ quoteId, price }) =>
        buyer.call(quoteEndpoints.accept, { body: { quoteId, price } }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const states = await Promise.all(five.map(({ deviceId }) => stateOfDevice(deviceId)))
    expect(states.filter((state) => state === 'reserved')).toHaveLength(1)
  })

  it('numbers invoices without a gap, also when acceptances fail or come at once', async () => {
    const before = await server.ctx.db.select().from(numberSeries)
    const start = before[0]?.last ?? 0
    const quotes = []
    for (let n = 0; n < 8; n++) quotes.push(await aQuote())
    const outcomes = await Promise.allSettled(
      quotes.flatMap(({ buyer, made: { quoteId, price } }) => [
        buyer.call(quoteEndpoints.accept, { body: { quoteId, price } }),
        buyer.call(quoteEndpoints.accept, { body: { quoteId, price } }),
      ]),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
    const rows = await server.ctx.db.select({ number: proforma.number }).from(proforma)
    const numbers = rows.map(({ number }) => number).toSorted((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: start + 8 }, (_, n) => n + 1))
  })

  it('can be countered once; the answer is final [IN-6]', async () => {
    const { buyer, dealer, made } = await aQuote({ price: priceOf(284_000) })
    const { quoteId } = made
    const counter = (amount: number) =>
      buyer.call(quoteEndpoints.counter, {
        body: { quoteId, price: priceOf(amount), note: 'Cash' },
      })
    await expect(counter(290_000)).rejects.toMatchObject({ status: 400 })
    expect(await counter(276_000)).toMatchObject({
      state: 'countered',
      price: priceOf(284_000),
      counter: { price: priceOf(276_000), note: 'Cash' },
    })
    await expect(counter(270_000)).rejects.toMatchObject({ status: 409 })
    const final = (amount: number) =>
      dealer.call(merchant.answer, { body: { quoteId, answer: 'final', price: priceOf(amount) } })
    await expect(final(270_000)).rejects.toMatchObject({ status: 400 })
    expect(await final(279_000)).toMatchObject({
      state: 'final',
      price: priceOf(279_000),
      priceBefore: priceOf(284_000),
      actions: ['withdraw'],
    })
    const accept = (price: object) =>
      buyer.call(quoteEndpoints.accept, { body: { quoteId, price: price as typeof made.price } })
    // The price that the buyer saw before is no longer the price.
    await expect(accept(made.price)).rejects.toMatchObject({ status: 409 })
    expect(await accept(priceOf(279_000))).toMatchObject({ state: 'accepted' })
  })

  it('whose counter-offer the seller accepts is reserved at that price; the invoice follows', async () => {
    const { buyer, dealer, made, inquiryId } = await aQuote({ price: priceOf(284_000) })
    const { quoteId } = made
    await buyer.call(quoteEndpoints.counter, { body: { quoteId, price: priceOf(276_000) } })
    const accepted = await dealer.call(merchant.answer, { body: { quoteId, answer: 'accept' } })
    expect(accepted).toMatchObject({ state: 'accepted', price: priceOf(276_000), proforma: null })
    expect(await stateOfDevice(dealer.deviceId)).toBe('reserved')
    // What the consumer of the event does.
    await settleAccepted(server.ctx, quoteId)
    await settleAccepted(server.ctx, quoteId)
    const shown = await buyer.call(quoteEndpoints.detail, { query: { quoteId } })
    expect(shown.proforma?.deposit).toEqual(priceOf(28_980))
    // Without a place there is no landed price: what is paid is the invoice.
    expect(shown.proforma?.payments).toEqual({
      balance: priceOf(260_820),
      later: null,
      total: priceOf(289_800),
    })
    expect((await dealer.call(merchant.inquiry, { query: { inquiryId } })).contact).not.toBeNull()
  })

  it('can be confirmed, declined and withdrawn along its lifecycle [IN-6]', async () => {
    const first = await aQuote()
    const body = { quoteId: first.made.quoteId, price: priceOf(200_000) }
    await first.buyer.call(quoteEndpoints.counter, { body })
    const keep = { quoteId: body.quoteId, answer: 'keep' } as const
    expect(await first.dealer.call(merchant.answer, { body: keep })).toMatchObject({
      state: 'final',
    })
    const declined = { body: { quoteId: body.quoteId, note: 'Too late' } }
    expect(await first.buyer.call(quoteEndpoints.decline, declined)).toMatchObject({
      state: 'declined',
    })
    await expect(first.buyer.call(quoteEndpoints.decline, declined)).rejects.toMatchObject({
      status: 409,
    })
    const gone = await aQuote()
    const which = { body: { quoteId: gone.made.quoteId } }
    expect(await gone.dealer.call(merchant.withdraw, which)).toMatchObject({ state: 'withdrawn' })
    // After a withdrawal the seller may quote the machine again.
    const again = { inquiryId: gone.inquiryId, ...aForm(gone.dealer.deviceId) }
    expect(await gone.dealer.call(merchant.make, { body: again })).toMatchObject({ state: 'open' })
    await expect(gone.dealer.call(merchant.make, { body: again })).rejects.toMatchObject({
      status: 409,
    })
  })

  it('of staff says so, and staff release, extend and sell what was accepted [IN-6] [EQ-9]', async () => {
    const dealer = await aDealer(server, 'by-staff')
    const { buyer, staff, inquiryId } = await anInquiryFor(server, [dealer])
    const { requests } = await staff(staffed.ofInquiry, { query: { inquiryId } })
    const requestId = requests[0]?.requestId ?? ''
    const made = await staff(staffed.make, { body: { requestId, ...aForm(dealer.deviceId) } })
    expect(made).toMatchObject({ isByStaff: true, actions: ['withdraw'] })
    const { quoteId, price } = made
    const accepted = await buyer.call(quoteEndpoints.accept, { body: { quoteId, price } })
    const until = new Date(Date.parse(accepted.reservedUntil ?? '') + 86_400_000).toISOString()
    expect(await staff(staffed.extend, { body: { quoteId, until } })).toMatchObject({
      reservedUntil: until,
      actions: ['release', 'sell'],
    })
    expect(await staff(staffed.release, { body: { quoteId } })).toMatchObject({ state: 'released' })
    expect(await stateOfDevice(dealer.deviceId)).toBe('listed')
    const second = await staff(staffed.make, { body: { requestId, ...aForm(dealer.deviceId) } })
    await buyer.call(quoteEndpoints.accept, { body: { quoteId: second.quoteId, price } })
    await staff(staffed.sell, { body: { quoteId: second.quoteId } })
    expect(await stateOfDevice(dealer.deviceId)).toBe('sold')
  })

  it('of another member, with a forged id or for a machine of another seller is refused', async () => {
    const { buyer, dealer, made, inquiryId } = await aQuote()
    const stranger = await aSignedInMember(server)
    const { quoteId, price } = made
    const refused = [
      stranger.call(quoteEndpoints.detail, { query: { quoteId } }),
      stranger.call(quoteEndpoints.ofInquiry, { query: { inquiryId } }),
      stranger.call(quoteEndpoints.accept, { body: { quoteId, price } }),
      stranger.call(quoteEndpoints.decline, { body: { quoteId } }),
      stranger.call(quoteEndpoints.counter, { body: { quoteId, price: priceOf(1000) } }),
      buyer.call(quoteEndpoints.accept, { body: { quoteId: randomUUID(), price } }),
      dealers[0]!.call(merchant.withdraw, { body: { quoteId } }),
      dealers[0]!.call(merchant.inquiry, { query: { inquiryId } }),
      dealers[0]!.call(merchant.reply, { body: { inquiryId, body: 'Hello' } }),
      dealer.call(merchant.make, { body: { inquiryId, ...aForm(dealers[0]!.deviceId) } }),
    ]
    for (const each of await Promise.allSettled(refused))
      expect(each).toMatchObject({ status: 'rejected', reason: { status: 404 } })
    // A side does only what is its own: the seller accepts no quote of their own.
    const own = dealer.call(merchant.accept, { body: { quoteId, price } })
    await expect(own).rejects.toMatchObject({ status: 403 })
    await expect(buyer.call(quoteEndpoints.withdraw, { body: { quoteId } })).rejects.toMatchObject({
      status: 403,
    })
    const [row] = await server.ctx.db.select().from(quote).where(eq(quote.id, quoteId))
    expect(row?.state).toBe('open')
  })
})

describe('an offer on a listed price', () => {
  it('has the form of a quote, and the seller accepts, declines or counters it once [IN-6]', async () => {
    const dealer = await aDealer(server, 'offers', { priceMode: 'offer' })
    const buyer = await aSignedInMember(server)
    const form = { deviceId: dealer.deviceId, delivery: 'yard', validDays: 7 } as const
    const offer = (amount: number) =>
      buyer.call(quoteEndpoints.offer, { body: { ...form, price: priceOf(amount) } })
    const made = await offer(180_000)
    expect(made).toMatchObject({ kind: 'offer', inquiryId: null, actions: ['withdraw'] })
    await expect(offer(181_000)).rejects.toMatchObject({ status: 409 })
    const { records } = await dealer.call(merchant.offers, { query: {} })
    expect(records).toMatchObject([
      { quoteId: made.quoteId, actions: ['accept', 'counter', 'decline'] },
    ])
    const { quoteId } = made
    await dealer.call(merchant.counter, { body: { quoteId, price: priceOf(190_000) } })
    const answer = { quoteId, answer: 'accept' } as const
    expect(await buyer.call(quoteEndpoints.answer, { body: answer })).toMatchObject({
      state: 'accepted',
      price: priceOf(190_000),
      proforma: { isReady: false },
    })
    expect(await stateOfDevice(dealer.deviceId)).toBe('reserved')
  })

  it('is refused on a fixed price', async () => {
    const dealer = await aDealer(server, 'fixed', { priceMode: 'fixed' })
    const buyer = await aSignedInMember(server)
    const body = {
      deviceId: dealer.deviceId,
      delivery: 'yard',
      validDays: 7,
      price: priceOf(1000),
    } as const
    await expect(buyer.call(quoteEndpoints.offer, { body })).rejects.toMatchObject({ status: 409 })
  })
})

it('an inquiry that was called invalid takes no quotes [IN-2]', async () => {
  const dealer = await aDealer(server, 'invalid')
  const { staff, inquiryId } = await anInquiryFor(server, [dealer])
  await staff(inquiryStaffEndpoints.invalidate, { body: { inquiryId, reason: 'duplicate' } })
  const body = { inquiryId, ...aForm(dealer.deviceId) }
  await expect(dealer.call(merchant.make, { body })).rejects.toMatchObject({ status: 409 })
})

it('a seller states no bank account in a quote, a note or a message [IN-6]', async () => {
  const account = 'Deposit to AE07 0331 2345 6789 0123 456'
  const { dealer, buyer, made, inquiryId } = await aQuote()
  const { quoteId } = made
  const offered = await aDealer(server, 'offered', { priceMode: 'offer' })
  const offer = await buyer.call(quoteEndpoints.offer, {
    body: { deviceId: offered.deviceId, price: priceOf(1000), delivery: 'yard', validDays: 7 },
  })
  const other = await anInquiryFor(server, [offered])
  const form = { inquiryId: other.inquiryId, ...aForm(offered.deviceId) }
  const { call } = offered
  for (const attempt of [
    () => call(merchant.make, { body: { ...form, included: account } }),
    () => call(merchant.make, { body: { ...form, note: account } }),
    () => call(merchant.declineInquiry, { body: { inquiryId: other.inquiryId, note: account } }),
    () => dealer.call(merchant.reply, { body: { inquiryId, body: account } }),
    () =>
      call(merchant.counter, {
        body: { quoteId: offer.quoteId, price: priceOf(2000), note: account },
      }),
    () => call(merchant.decline, { body: { quoteId: offer.quoteId, note: account } }),
  ])
    await expect(attempt()).rejects.toMatchObject({ status: 409, message: ACCOUNT_REFUSED })
  for (const included of ['Bucket\nDeposit', 'Bucket \u202Etekcub'])
    await expect(call(merchant.make, { body: { ...form, included } })).rejects.toMatchObject({
      status: 400,
    })
  // A buyer may: for a refund.
  await buyer.call(quoteEndpoints.decline, { body: { quoteId, note: account } })
})

it('a message of the buyer to one seller is read by no other [IN-6]', async () => {
  const [a, b] = [await aDealer(server, 'reads'), await aDealer(server, 'reads-not')]
  const { buyer, inquiryId } = await anInquiryFor(server, [a, b])
  await buyer.call(inquiryEndpoints.reply, {
    body: { inquiryId, body: 'For one of you', sellerCode: a.code },
  })
  await a.call(merchant.reply, { body: { inquiryId, body: 'Our answer' } })
  const bodies = async ({ call }: Dealer) =>
    (await call(merchant.inquiry, { query: { inquiryId } })).messages
      .map(({ body }) => body)
      .slice(1)
  expect(await bodies(a)).toEqual(['For one of you', 'Our answer'])
  expect(await bodies(b)).toEqual([])
  const { messages } = await buyer.call(inquiryEndpoints.detail, { query: { inquiryId } })
  expect(messages.at(-1)).toMatchObject({ author: 'seller', body: 'Our answer' })
})
