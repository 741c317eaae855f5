import { REQUEST_GROUPS } from '@ironsouq/contract/deals/quote/quote-merchant.schema'
import { quoteEndpoints } from '@ironsouq/contract/deals/quote/quote.endpoints'
import { QUOTES_MADE_MAX } from '@ironsouq/contract/deals/quote/quote.limits'
import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '#test/harness.ts'
import { aDealer, aForm, anInquiryFor, priceOf, type Dealer } from '#test/quotes.ts'

const merchant = quoteMerchantEndpoints

let server: TestServer
let count = 0
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

/** The form of another version: the machine stays. */
function another(price: number) {
  const { deviceId: _, ...terms } = aForm('')
  return { ...terms, price: priceOf(price) }
}

async function aQuote() {
  const dealer = await aDealer(server, `replaces-${count++}`)
  const { buyer, inquiryId } = await anInquiryFor(server, [dealer])
  const made = await dealer.call(merchant.make, { body: { inquiryId, ...aForm(dealer.deviceId) } })
  return { dealer, buyer, inquiryId, made }
}

const replace = ({ call }: Dealer, quoteId: string, price: number) =>
  call(merchant.replace, { body: { quoteId, ...another(price) } })

it('an inquiry passes the groups of the list: new, answered, quoted, and won or lost [IN-6]', async () => {
  const [winner, loser] = [await aDealer(server, 'wins'), await aDealer(server, 'loses')]
  const { buyer, inquiryId } = await anInquiryFor(server, [winner, loser])
  const groupOf = async ({ call }: Dealer) => {
    const { counts } = await call(merchant.inquiries, { query: {} })
    const groups = REQUEST_GROUPS.filter((group) => counts[group] > 0)
    for (const group of groups) {
      const { records, total } = await call(merchant.inquiries, { query: { group } })
      expect([records.map((each) => each.inquiryId), total]).toEqual([[inquiryId], 1])
    }
    return groups.join()
  }
  expect(await groupOf(winner)).toBe('new')
  await winner.call(merchant.reply, { body: { inquiryId, body: 'The quote follows.' } })
  expect(await groupOf(winner)).toBe('answered')
  const { quoteId, price } = await winner.call(merchant.make, {
    body: { inquiryId, ...aForm(winner.deviceId) },
  })
  expect(await groupOf(winner)).toBe('quoted')
  await buyer.call(quoteEndpoints.accept, { body: { quoteId, price } })
  expect([await groupOf(winner), await groupOf(loser)]).toEqual(['won', 'lost'])
})

describe('a new version of a quote', () => {
  it('replaces the open one: the buyer reads the newest, the seller keeps both [IN-6]', async () => {
    const { dealer, buyer, inquiryId, made } = await aQuote()
    expect(made.actions).toEqual(['withdraw', 'replace'])
    const next = await replace(dealer, made.quoteId, 225_000)
    expect(next).toMatchObject({ state: 'open', price: priceOf(225_000), device: made.device })
    expect(next.quoteNo).toBeGreaterThan(made.quoteNo)
    const { quotes, requests } = await buyer.call(quoteEndpoints.ofInquiry, {
      query: { inquiryId },
    })
    expect(quotes.map(({ quoteId }) => quoteId)).toEqual([next.quoteId])
    expect(requests.map(({ state }) => state)).toEqual(['quoted'])
    const shown = await dealer.call(merchant.inquiry, { query: { inquiryId } })
    expect(shown.quote).toMatchObject({ quoteId: next.quoteId, state: 'open' })
    expect(new Map(shown.quotes.map(({ quoteId, state }) => [quoteId, state]))).toEqual(
      new Map([
        [made.quoteId, 'replaced'],
        [next.quoteId, 'open'],
      ]),
    )
    // The old one is over for both sides.
    const old = { quoteId: made.quoteId }
    await expect(
      buyer.call(quoteEndpoints.accept, { body: { ...old, price: made.price } }),
    ).rejects.toMatchObject({ status: 409 })
    await expect(dealer.call(merchant.withdraw, { body: old })).rejects.toMatchObject({
      status: 409,
    })
    await expect(replace(dealer, made.quoteId, 220_000)).rejects.toMatchObject({ status: 409 })
    const accept = { quoteId: next.quoteId, price: next.price }
    expect(await buyer.call(quoteEndpoints.accept, { body: accept })).toMatchObject({
      state: 'accepted',
    })
  })

  it('and an acceptance at the same moment: exactly one of the two wins [EQ-9]', async () => {
    const wins = { accepted: 0, replaced: 0 }
    for (let n = 0; n < 6; n++) {
      const { dealer, buyer, inquiryId, made } = await aQuote()
      const { quoteId, price } = made
      const [accepted, replaced] = await Promise.allSettled([
        buyer.call(quoteEndpoints.accept, { body: { quoteId, price } }),
        replace(dealer, quoteId, 240_000),
      ])
      const lost = accepted.status === 'fulfilled' ? replaced : accepted
      expect(lost).toMatchObject({ status: 'rejected', reason: { status: 409 } })
      const { quotes } = await dealer.call(merchant.inquiry, { query: { inquiryId } })
      const states = quotes.map(({ state }) => state).toSorted()
      const isAccepted = accepted.status === 'fulfilled'
      expect(states).toEqual(isAccepted ? ['accepted'] : ['open', 'replaced'])
      wins[isAccepted ? 'accepted' : 'replaced']++
    }
    expect(wins.accepted + wins.replaced).toBe(6)
  })

  it('is not made of a quote that the buyer has countered, nor by another seller or as an offer', async () => {
    const { dealer, buyer, made } = await aQuote()
    const stranger = await aDealer(server, 'replaces-not', { priceMode: 'offer' })
    await expect(replace(stranger, made.quoteId, 200_000)).rejects.toMatchObject({ status: 404 })
    const offer = await buyer.call(quoteEndpoints.offer, {
      body: {
        deviceId: stranger.deviceId,
        delivery: 'yard',
        validDays: 7,
        price: priceOf(180_000),
      },
    })
    await expect(replace(stranger, offer.quoteId, 200_000)).rejects.toMatchObject({ status: 403 })
    const body = { quoteId: made.quoteId, price: priceOf(200_000) }
    await buyer.call(quoteEndpoints.counter, { body })
    await expect(replace(dealer, made.quoteId, 210_000)).rejects.toMatchObject({ status: 409 })
  })

  it('is an email to the buyer, so there are only so many', async () => {
    const { dealer, made } = await aQuote()
    let { quoteId } = made
    for (let n = 1; n < QUOTES_MADE_MAX; n++)
      ({ quoteId } = await replace(dealer, quoteId, 230_000 - n))
    await expect(replace(dealer, quoteId, 200_000)).rejects.toMatchObject({ status: 409 })
    // What was refused has replaced nothing.
    const shown = await dealer.call(merchant.detail, { query: { quoteId } })
    expect(shown).toMatchObject({ state: 'open' })
  })
})
