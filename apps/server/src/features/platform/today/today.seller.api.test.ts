import { randomUUID } from 'node:crypto'
import { chatMerchantEndpoints } from '@ironsouq/contract/deals/chat/chat-desk.endpoints'
import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import { quoteEndpoints } from '@ironsouq/contract/deals/quote/quote.endpoints'
import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import { realtimeEndpoints } from '@ironsouq/contract/platform/realtime/realtime.endpoints'
import {
  sellerChannel,
  type SellerMessage,
} from '@ironsouq/contract/platform/realtime/realtime.frames'
import { todayMerchantEndpoints } from '@ironsouq/contract/platform/today/today.merchant.endpoints'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aShop } from '#test/mall/market.ts'
import { aPacker, aPaidOrder, ship } from '#test/mall/paid-order.ts'
import { aSignedInMember } from '#test/members.ts'
import { aDealer, aForm, anInquiryFor, priceOf, type Dealer } from '#test/quotes.ts'
import { openSocket, startRealtime, upTo } from '#test/realtime.ts'

const NONE: SellerMessage = {
  inquiries: 0,
  inquiryReplies: 0,
  counterOffers: 0,
  offers: 0,
  chats: 0,
  orders: 0,
}

let server: TestServer
let realtime: Awaited<ReturnType<typeof startRealtime>>
beforeAll(async () => {
  server = await startServer()
  realtime = await startRealtime(server)
})
afterAll(async () => {
  await realtime[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

const newDealer = () =>
  aDealer(server, `dealer-${randomUUID().slice(0, 8)}`, { priceMode: 'offer' })

async function connect({ call, sellerId }: Pick<Dealer, 'call' | 'sellerId'>) {
  const { ticket } = await call(realtimeEndpoints.merchantTicket)
  const client = await openSocket(
    realtime,
    ticket,
    new URL(server.parts.config.MERCHANT_URL).origin,
  )
  client.send({ type: 'join', channel: sellerChannel(sellerId) })
  const newest = () => client.frames.findLast((frame) => frame.type === 'message')?.body
  /** The numbers that arrived are these, and so are those that are read. */
  const has = async (expected: Partial<SellerMessage>) => {
    await server.work()
    const all = { ...NONE, ...expected }
    await vi.waitFor(() => expect(newest()).toEqual(all), 8000)
    expect(await call(todayMerchantEndpoints.waiting)).toEqual(all)
  }
  return { ...client, has }
}

it('tells a dealer at once of inquiries, answers, counter-offers, offers and chats', async () => {
  const dealer = await newDealer()
  using client = await connect(dealer)
  await client.receives('joined')
  const { buyer, inquiryId } = await anInquiryFor(server, [dealer])
  await client.has({ inquiries: 1 })
  const quoted = await dealer.call(quoteMerchantEndpoints.make, {
    body: { inquiryId, ...aForm(dealer.deviceId) },
  })
  await dealer.call(quoteMerchantEndpoints.read, { body: { inquiryId, seq: 1 } })
  await client.has({})
  await buyer.call(inquiryEndpoints.reply, { body: { inquiryId, body: 'With a hammer?' } })
  await client.has({ inquiryReplies: 1 })
  await dealer.call(quoteMerchantEndpoints.read, { body: { inquiryId, seq: 2 } })
  await client.has({})
  await buyer.call(quoteEndpoints.counter, {
    body: { quoteId: quoted.quoteId, price: priceOf(220_000), note: '' },
  })
  await client.has({ counterOffers: 1 })
  await dealer.call(quoteMerchantEndpoints.answer, {
    body: { quoteId: quoted.quoteId, answer: 'keep' },
  })
  await client.has({})
  const { chatId } = await buyer.call(chatEndpoints.consult, {
    body: { desk: 'store', sellerCode: dealer.code },
  })
  await client.has({ chats: 1 })
  await dealer.call(chatMerchantEndpoints.take, { body: { chatId } })
  await client.has({})
  const offer = await buyer.call(quoteEndpoints.offer, {
    body: { deviceId: dealer.deviceId, price: priceOf(180_000), delivery: 'yard', validDays: 7 },
  })
  await client.has({ offers: 1 })
  await buyer.call(quoteEndpoints.withdraw, { body: { quoteId: offer.quoteId } })
  await client.has({})
})

it('tells a store at once of orders to ship [OR-6]', async () => {
  const shop = await aShop(server.ctx)
  const { sellerId } = shop
  const accountId = await aSellerAccount(server.ctx, { sellerId, role: 'owner' })
  const call = server.client({ bearer: await merchantTokenOf(server.ctx, accountId) })
  using client = await connect({ call, sellerId })
  await client.receives('joined')
  const { orderId } = await aPaidOrder(server, shop)
  await client.has({ orders: 1 })
  const packer = await aPacker(server, sellerId)
  await ship(packer, orderId, 'AX-1001', 1)
  await client.has({ orders: 1 })
  await ship(packer, orderId, 'AX-1002')
  await client.has({})
})

it('counts only what the permissions of a person open', async () => {
  const dealer = await newDealer()
  await anInquiryFor(server, [dealer])
  const accountId = await aSellerAccount(server.ctx, {
    sellerId: dealer.sellerId,
    role: 'warehouse',
  })
  const bearer = await merchantTokenOf(server.ctx, accountId)
  const call = server.client({ bearer })
  expect(await dealer.call(todayMerchantEndpoints.waiting)).toEqual({ ...NONE, inquiries: 1 })
  expect(await call(todayMerchantEndpoints.waiting)).toEqual(NONE)
  using client = await connect({ call, sellerId: dealer.sellerId })
  await client.receives('refused')
})

it('shows the channel of a dealer, and what was missed in it, to no other dealer, member or staff', async () => {
  const [own, other] = [await newDealer(), await newDealer()]
  await anInquiryFor(server, [own])
  await server.work()
  const channel = sellerChannel(own.sellerId)
  const query = { channel, after: 0 }
  const { messages } = await own.call(realtimeEndpoints.merchantMissed, { query })
  expect(messages).toMatchObject([{ seq: 1, body: { inquiries: 1 } }])

  using merchant = await connect({ call: other.call, sellerId: own.sellerId })
  await merchant.receives('refused')
  const member = await aSignedInMember(server)
  const { ticket } = await member.call(realtimeEndpoints.ticket)
  using buyer = await openSocket(realtime, ticket)
  const staff = server.client({ bearer: await server.staffToken() })
  const { ticket: ofStaff } = await staff(realtimeEndpoints.staffTicket)
  using office = await openSocket(realtime, ofStaff)
  for (const client of [buyer, office]) {
    client.send({ type: 'join', channel })
    await client.receives('refused')
  }
  await expect(other.call(realtimeEndpoints.merchantMissed, { query })).rejects.toThrow()
  await expect(member.call(realtimeEndpoints.missed, { query })).rejects.toThrow()
  await expect(staff(realtimeEndpoints.staffMissed, { query })).rejects.toThrow()
})

it('hides the rows of the channel from other dealers, and lets no dealer write them', async () => {
  const [own, other] = [await newDealer(), await newDealer()]
  await anInquiryFor(server, [own, other])
  await server.work()
  const client = await server.pool.connect()
  try {
    await client.query('begin')
    await client.query(
      `select set_config('role', 'ironsouq_merchant', true), set_config('ironsouq.seller_id', $1, true)`,
      [own.sellerId],
    )
    for (const table of ['channel_head', 'channel_message']) {
      const { rows } = await client.query(
        `select distinct channel_id from ${table} where kind = 'seller'`,
      )
      expect(rows).toEqual([{ channel_id: own.sellerId }])
    }
    const { rowCount } = await client.query(
      `update channel_head set seq = seq + 1 where kind = 'seller'`,
    )
    expect(rowCount).toBe(0)
    await expect(
      client.query(
        `insert into channel_message (kind, channel_id, seq, body, created_at)
         values ('seller', $1, 99, '{}', now())`,
        [own.sellerId],
      ),
    ).rejects.toThrow(/row-level security/)
  } finally {
    await client.query('rollback')
    client.release()
  }
})

it('sends each number once and in order when eight inquiries are sent on at once', async () => {
  const dealer = await newDealer()
  using client = await connect(dealer)
  await client.receives('joined')
  await Promise.all(Array.from({ length: 8 }, () => anInquiryFor(server, [dealer])))
  await Promise.all([server.work(), server.work()])
  await client.has({ inquiries: 8 })
  expect(client.numbers()).toEqual(upTo(8))
})

it('says what a seller sells: machines from the first day, parts with a store', async () => {
  const dealer = await newDealer()
  const shop = await aShop(server.ctx)
  const accountId = await aSellerAccount(server.ctx, { sellerId: shop.sellerId, role: 'warehouse' })
  const call = server.client({ bearer: await merchantTokenOf(server.ctx, accountId) })
  const openStoreUrl = expect.stringMatching(/\/en\/mall\/open-store$/)
  expect(await dealer.call(todayMerchantEndpoints.trades)).toEqual({
    trades: ['machines'],
    storeState: null,
    openStoreUrl,
  })
  expect(await call(todayMerchantEndpoints.trades)).toEqual({
    trades: ['parts'],
    storeState: 'open',
    openStoreUrl,
  })
})
