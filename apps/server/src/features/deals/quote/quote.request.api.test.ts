import { inquiryStaffEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import { quoteEndpoints } from '@ironsouq/contract/deals/quote/quote.endpoints'
import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import { quoteStaffEndpoints } from '@ironsouq/contract/deals/quote/quote.staff.endpoints'
import { sellerPageEndpoints } from '@ironsouq/contract/people/seller-page/seller-page.endpoints'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { device } from '#features/machines/device/device.tables.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { suspendSeller } from '#features/people/seller/seller.service.ts'
import { atomic } from '#kernel/ctx.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aDealer, aForm, anInquiryFor, priceOf, type Dealer } from '#test/quotes.ts'
import { runDeadlines } from '#test/work/deadlines.ts'
import { endQuotesInTime } from './quote.deadlines.job.ts'
import { quotePersonalData } from './quote.personal-data.ts'
import { proforma, quote, quoteRequest } from './quote.tables.ts'

const merchant = quoteMerchantEndpoints

let server: TestServer
let dealers: Dealer[]
beforeAll(async () => {
  server = await startServer()
  dealers = []
  for (let n = 0; n < 7; n++) dealers.push(await aDealer(server, `asked-${n}`))
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

describe('an inquiry that is pushed', () => {
  it('goes to five sellers at once, and the others wait unseen [IN-2] [IN-6]', async () => {
    const { inquiryId } = await anInquiryFor(server, dealers)
    const open = Array.from({ length: 5 }, () => 'open')
    expect(await statesOf(inquiryId)).toEqual([...open, 'waiting', 'waiting'])
    const [first, sixth] = [dealers[0], dealers[5]]
    const { records, counts } = await first!.call(merchant.inquiries, { query: {} })
    expect(records[0]).toMatchObject({ inquiryId, state: 'open', unread: 1 })
    expect(counts.new).toBeGreaterThan(0)
    const shown = await first!.call(merchant.inquiry, { query: { inquiryId } })
    expect(shown).toMatchObject({ otherSellers: 4, contact: null })
    expect(shown.workingMinutesLeft).toBeGreaterThan(23 * 60)
    expect(JSON.stringify(shown)).not.toContain('@yard.example')
    await expect(sixth!.call(merchant.inquiry, { query: { inquiryId } })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('goes to no seller whose licence was not checked, and to none twice', async () => {
    await aSeller(server.ctx, { code: 'unverified', names: { en: 'Unverified' } })
    const refused = anInquiryFor(server, [{ code: 'unverified' }])
    await expect(refused).rejects.toMatchObject({ status: 409 })
    const { staff, inquiryId } = await anInquiryFor(server, [dealers[0]!, dealers[0]!])
    expect(await statesOf(inquiryId)).toEqual(['open'])
    const ask = (sellerCode: string | null) =>
      staff(quoteStaffEndpoints.ask, { body: { inquiryId, sellerCode } })
    await expect(ask(dealers[0]!.code)).rejects.toMatchObject({ status: 409 })
    expect((await ask(null)).requests).toMatchObject([
      { state: 'open' },
      { seller: null, state: 'open' },
    ])
  })

  it('never has more than five sellers, also when eight are added at once', async () => {
    const { staff, inquiryId } = await anInquiryFor(server, dealers.slice(0, 3))
    const more = []
    for (let n = 0; n < 8; n++) more.push(await aDealer(server, `more-${n}`))
    const outcomes = await Promise.allSettled(
      more.map(({ code }) =>
        staff(quoteStaffEndpoints.ask, { body: { inquiryId, sellerCode: code } }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
    const states = await statesOf(inquiryId)
    expect(states.filter((state) => state === 'open')).toHaveLength(5)
    expect(states.filter((state) => state === 'waiting')).toHaveLength(5)
  })

  it('goes to the next seller when one declines, and the buyer reads why [IN-6]', async () => {
    const { buyer, inquiryId } = await anInquiryFor(server, dealers.slice(0, 6))
    const body = { inquiryId, note: 'Nothing of this size until January.' }
    await dealers[1]!.call(merchant.declineInquiry, { body })
    await server.work()
    expect((await statesOf(inquiryId))[5]).toBe('open')
    const [, declined, , , , sixth] = await requestsOf(inquiryId)
    expect(sixth?.place).toBe(declined?.place)
    const { requests } = await buyer.call(quoteEndpoints.ofInquiry, { query: { inquiryId } })
    expect(requests.find(({ state }) => state === 'declined')?.note).toBe(body.note)
    await expect(dealers[1]!.call(merchant.declineInquiry, { body })).rejects.toMatchObject({
      status: 409,
    })
  })

  it('goes to the next seller after 24 working hours without a quote, once [IN-6]', async () => {
    const { inquiryId } = await anInquiryFor(server, dealers)
    const past = new Date(server.ctx.now().getTime() - 1000)
    const ids = (await requestsOf(inquiryId)).slice(1, 2).map(({ id }) => id)
    await server.ctx.db
      .update(quoteRequest)
      .set({ dueAt: past })
      .where(inArray(quoteRequest.id, ids))
    await Promise.all([
      runDeadlines(server.ctx, endQuotesInTime),
      runDeadlines(server.ctx, endQuotesInTime),
    ])
    await server.work()
    const states = await statesOf(inquiryId)
    expect(states).toEqual(['open', 'lapsed', 'open', 'open', 'open', 'open', 'waiting'])
    await expect(
      dealers[1]!.call(merchant.make, { body: { inquiryId, ...aForm(dealers[1]!.deviceId) } }),
    ).rejects.toMatchObject({ status: 409 })
  })

  it('marks what a seller has read, and never less [IN-3]', async () => {
    const { inquiryId } = await anInquiryFor(server, dealers.slice(0, 1))
    const read = (seq: number) => dealers[0]!.call(merchant.read, { body: { inquiryId, seq } })
    expect(await read(900)).toEqual({ unread: 0 })
    expect(await read(1)).toEqual({ unread: 0 })
  })

  it('measures the median of replies, which the page of the seller shows [IN-6]', async () => {
    const dealer = await aDealer(server, 'measured')
    for (let n = 0; n < 5; n++) {
      const { inquiryId } = await anInquiryFor(server, [dealer])
      await dealer.call(merchant.reply, { body: { inquiryId, body: 'Yes' } })
      await server.ctx.db
        .update(quoteRequest)
        .set({ replyMinutes: [10, 90, 20, 40, 30][n]! })
        .where(eq(quoteRequest.inquiryId, inquiryId))
    }
    await server.work()
    const page = await server.client()(sellerPageEndpoints.page, { query: { code: dealer.code } })
    expect(page.replyMinutes).toBe(30)
  })
})

it('the quotes of an inquiry that was called invalid are not accepted, and end [IN-2] [IN-6]', async () => {
  const dealer = await aDealer(server, 'invalidated')
  const { buyer, staff, inquiryId } = await anInquiryFor(server, [dealer])
  const body = { inquiryId, ...aForm(dealer.deviceId) }
  const { quoteId, price } = await dealer.call(merchant.make, { body })
  await staff(inquiryStaffEndpoints.invalidate, { body: { inquiryId, reason: 'duplicate' } })
  const refused = [
    buyer.call(quoteEndpoints.accept, { body: { quoteId, price } }),
    buyer.call(quoteEndpoints.counter, { body: { quoteId, price: priceOf(200_000) } }),
  ]
  for (const each of await Promise.allSettled(refused))
    expect(each).toMatchObject({ status: 'rejected', reason: { status: 409 } })
  await server.work()
  const query = { inquiryId }
  const { quotes, requests } = await staff(quoteStaffEndpoints.ofInquiry, { query })
  expect(quotes).toMatchObject([{ quoteId, state: 'declined' }])
  expect(requests).toMatchObject([{ state: 'closed' }])
})

describe('time', () => {
  it('ends quotes and reservations by their columns; who accepts too late is refused [EQ-9]', async () => {
    const dealer = await aDealer(server, 'in-time')
    const { buyer, inquiryId } = await anInquiryFor(server, [dealer])
    const make = () =>
      dealer.call(merchant.make, { body: { inquiryId, ...aForm(dealer.deviceId) } })
    const { quoteId, price } = await make()
    const past = new Date(server.ctx.now().getTime() - 1000)
    await server.ctx.db.update(quote).set({ validUntil: past }).where(eq(quote.id, quoteId))
    const late = buyer.call(quoteEndpoints.accept, { body: { quoteId, price } })
    await expect(late).rejects.toMatchObject({ status: 409 })
    await runDeadlines(server.ctx, endQuotesInTime)
    const detail = (id: string) => buyer.call(quoteEndpoints.detail, { query: { quoteId: id } })
    expect((await detail(quoteId)).state).toBe('expired')
    const second = await make()
    await buyer.call(quoteEndpoints.accept, { body: { quoteId: second.quoteId, price } })
    await server.ctx.db
      .update(quote)
      .set({ reservedUntil: past })
      .where(eq(quote.id, second.quoteId))
    await runDeadlines(server.ctx, endQuotesInTime)
    expect((await detail(second.quoteId)).state).toBe('released')
    const [row] = await server.ctx.db.select().from(device).where(eq(device.id, dealer.deviceId))
    expect(row?.state).toBe('listed')
  })

  it('ends the others when one row is held by a call that does not end', async () => {
    const { inquiryId } = await anInquiryFor(server, dealers.slice(0, 1))
    const dealer = await aDealer(server, 'in-time-too')
    const asked = await anInquiryFor(server, [dealer])
    const { quoteId } = await dealer.call(merchant.make, {
      body: { inquiryId: asked.inquiryId, ...aForm(dealer.deviceId) },
    })
    const past = new Date(server.ctx.now().getTime() - 1000)
    const held = eq(quoteRequest.inquiryId, inquiryId)
    await server.ctx.db.update(quoteRequest).set({ dueAt: past }).where(held)
    await server.ctx.db.update(quote).set({ validUntil: past }).where(eq(quote.id, quoteId))
    await atomic(server.ctx, async ({ db }) => {
      await db.select({ id: quoteRequest.id }).from(quoteRequest).where(held).for('update')
      await expect(runDeadlines(server.ctx, endQuotesInTime)).rejects.toThrow(
        'not all was done in time',
      )
    })
    const [row] = await server.ctx.db.select().from(quote).where(eq(quote.id, quoteId))
    expect(row?.state).toBe('expired')
    await runDeadlines(server.ctx, endQuotesInTime)
    expect(await statesOf(inquiryId)).toEqual(['lapsed'])
  }, 30_000)

  it('ends the reservation of a suspended seller, whose machine is withdrawn [EQ-9]', async () => {
    const [held, open] = [await aDealer(server, 'held'), await aDealer(server, 'not-held')]
    const past = new Date(server.ctx.now().getTime() - 1000)
    const quoted = async ({ call, deviceId }: Dealer) => {
      const { buyer, inquiryId } = await anInquiryFor(server, [held, open])
      const { quoteId, price } = await call(merchant.make, {
        body: { inquiryId, ...aForm(deviceId) },
      })
      const accept = () => buyer.call(quoteEndpoints.accept, { body: { quoteId, price } })
      return { quoteId, accept }
    }
    const [first, second] = [await quoted(held), await quoted(open)]
    await first.accept()
    for (const { sellerId } of [held, open])
      await atomic(server.ctx, (ctx) => suspendSeller(ctx, sellerId, 'Unpaid fees'))
    // Before the worker has withdrawn the machine.
    await expect(second.accept()).rejects.toMatchObject({ status: 409 })
    await server.ctx.db
      .update(quote)
      .set({ reservedUntil: past })
      .where(eq(quote.id, first.quoteId))
    await runDeadlines(server.ctx, endQuotesInTime)
    const [ended] = await server.ctx.db.select().from(quote).where(eq(quote.id, first.quoteId))
    expect(ended?.state).toBe('released')
    const [row] = await server.ctx.db.select().from(device).where(eq(device.id, held.deviceId))
    expect(row?.state).toBe('withdrawn')
  })
})

it('an erased buyer leaves the number and the sums of an invoice, and nothing of themselves', async () => {
  const dealer = await aDealer(server, 'erased')
  const { buyer, inquiryId } = await anInquiryFor(server, [dealer])
  const body = { inquiryId, ...aForm(dealer.deviceId) }
  const { quoteId, price } = await dealer.call(merchant.make, { body })
  await buyer.call(quoteEndpoints.accept, { body: { quoteId, price } })
  const known = JSON.stringify(await quotePersonalData.read(server.ctx, buyer.id))
  expect(known).toContain(buyer.mail)
  await atomic(server.ctx, (ctx) => quotePersonalData.erase(ctx, buyer.id))
  const [row] = await server.ctx.db.select().from(proforma).where(eq(proforma.quoteId, quoteId))
  expect(row).toMatchObject({ buyerEmail: '', buyerName: '', buyerPhone: '' })
  expect(row?.netMinor).toBe(23_200_000n)
})

it('own stock is asked without a seller [IN-2]', async () => {
  const { staff, inquiryId } = await anInquiryFor(server, dealers.slice(0, 1))
  const { requests } = await staff(quoteStaffEndpoints.ask, {
    body: { inquiryId, sellerCode: null },
  })
  const requestId = requests.find(({ seller }) => seller === null)?.requestId ?? ''
  const note = { requestId, note: 'Not in our yard' }
  expect(await staff(quoteStaffEndpoints.declineRequest, { body: note })).toBeNull()
  const pushed = staff(inquiryStaffEndpoints.push, { body: { inquiryId, recipient: 'ownStock' } })
  await expect(pushed).rejects.toMatchObject({ status: 409 })
})
