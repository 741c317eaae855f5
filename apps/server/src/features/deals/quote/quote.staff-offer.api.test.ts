import { quoteEndpoints } from '@ironsouq/contract/deals/quote/quote.endpoints'
import { quoteStaffEndpoints } from '@ironsouq/contract/deals/quote/quote.staff.endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { device } from '#features/machines/device/device.tables.ts'
import { aConfirmedAccount } from '#features/money/bank-account/bank-account.builder.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { aDealer, priceOf } from '#test/quotes.ts'

const { offers, acceptOffer, counterOffer, declineOffer } = quoteStaffEndpoints

let server: TestServer
let sellerId: string
beforeAll(async () => {
  server = await startServer()
  ;({ id: sellerId } = await aSeller(server.ctx, { code: 'house', names: { en: 'Own stock' } }))
  await aConfirmedAccount(server.ctx, { sellerId })
})
afterAll(() => server[Symbol.asyncDispose]())

const terms = (deviceId: string) =>
  ({ deviceId, price: priceOf(200_000), delivery: 'yard', validDays: 7 }) as const

/** An offer on a machine of our own stock, whose seller has no people in the portal. */
async function anOffer() {
  const { id: deviceId } = await aListedDevice(server.ctx)
  await server.ctx.db
    .update(device)
    .set({ sellerId, priceMode: 'offer' })
    .where(eq(device.id, deviceId))
  const buyer = await aSignedInMember(server)
  const { quoteId, price } = await buyer.call(quoteEndpoints.offer, { body: terms(deviceId) })
  const detail = () => buyer.call(quoteEndpoints.detail, { query: { quoteId } })
  return { buyer, deviceId, quoteId, price, detail }
}

const asStaff = async () => server.client({ bearer: await server.staffToken() })

describe('an offer on our own stock', () => {
  it('is in the list of staff, who accept it with an invoice [IN-6] [EQ-9]', async () => {
    const staff = await asStaff()
    const { quoteId, price, deviceId } = await anOffer()
    const { records, total } = await staff(offers, { query: {} })
    expect(total).toBe(records.length)
    expect(records[0]).toMatchObject({ quoteId, actions: ['accept', 'counter', 'decline'] })
    const accepted = await staff(acceptOffer, { body: { quoteId, price } })
    expect(accepted).toMatchObject({ state: 'accepted', proforma: { isReady: false } })
    const [row] = await server.ctx.db.select().from(device).where(eq(device.id, deviceId))
    expect(row?.state).toBe('reserved')
  })

  it('is countered and declined by staff [IN-6]', async () => {
    const staff = await asStaff()
    const countered = await anOffer()
    const price = priceOf(220_000)
    await staff(counterOffer, { body: { quoteId: countered.quoteId, price, note: '' } })
    expect(await countered.detail()).toMatchObject({ state: 'countered', counter: { price } })
    const declined = await anOffer()
    await staff(declineOffer, { body: { quoteId: declined.quoteId, note: 'Too low' } })
    expect((await declined.detail()).state).toBe('declined')
  })
})

it('an offer to a dealer with people in the portal is theirs alone to answer [IN-6]', async () => {
  const staff = await asStaff()
  const dealer = await aDealer(server, 'peopled', { priceMode: 'offer' })
  const buyer = await aSignedInMember(server)
  const body = terms(dealer.deviceId)
  const { quoteId, price } = await buyer.call(quoteEndpoints.offer, { body })
  const { records } = await staff(offers, { query: {} })
  expect(records.map((each) => each.quoteId)).not.toContain(quoteId)
  const refused = [
    staff(acceptOffer, { body: { quoteId, price } }),
    staff(counterOffer, { body: { quoteId, price: priceOf(220_000), note: '' } }),
    staff(declineOffer, { body: { quoteId, note: '' } }),
  ]
  for (const each of await Promise.allSettled(refused))
    expect(each).toMatchObject({ status: 'rejected', reason: { status: 404 } })
})
