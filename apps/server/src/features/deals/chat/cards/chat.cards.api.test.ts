import { randomUUID } from 'node:crypto'
import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import type { ChatContent } from '@ironsouq/contract/deals/chat/chat.schema'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { productAdminEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productText } from '#features/mall/product/product.tables.ts'
import { aSalesperson, anAgent } from '#test/chats.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aBuyer, aShop, submitted } from '#test/mall/market.ts'
import { chatPersonalData } from '../chat.personal-data.ts'
import { chatMessage } from '../chat.tables.ts'

const { consult, send, thread, detail } = chatEndpoints
const MISSING = { status: 404 }

const sending = (chatId: string, content: ChatContent, consultation = 1) => ({
  body: { chatId, consultation, sendId: randomUUID(), content },
})

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

type Buyer = Awaited<ReturnType<typeof aBuyer>>

async function anOrder(buyer: Buyer, { skuId }: { skuId: string }) {
  const [order] = (await submitted(buyer.call, [{ skuId, quantity: 2 }])).orders
  if (!order) throw new Error('no order')
  return order
}

/** A buyer with an order at a store, in a conversation that the store's desk has taken. */
async function atStore() {
  const shop = await aShop(server.ctx)
  const buyer = await aBuyer(server)
  const order = await anOrder(buyer, shop)
  const { orderId } = order
  const { chatId } = await buyer.call(consult, { body: { desk: 'store', orderId } })
  const seat = await aSalesperson(server, { sellerId: shop.sellerId, role: 'owner' })
  await seat.call(seat.desk.take, { body: { chatId } })
  return { shop, buyer, order, seat, chatId }
}

/** The same buyer with our customer service. */
async function atOurDesk(buyer: Buyer) {
  const { chatId } = await buyer.call(consult, { body: { desk: 'official' } })
  const agent = await anAgent(server)
  await agent.call(agent.desk.take, { body: { chatId } })
  return { agent, chatId }
}

describe('an order in a message', () => {
  it('of this buyer has its number and amount, from both sides and at both desks [CH-2] [CH-11]', async () => {
    const { buyer, order, seat, chatId } = await atStore()
    const { orderId, orderNumber } = order
    const { payable } = await buyer.call(orderEndpoints.detail, { query: { orderNumber } })
    const card = { kind: 'order', text: '', order: { orderId, orderNumber, payable } }
    const content = { kind: 'order', orderId } as const
    expect(payable).toEqual({ amount: '250.00', currency: 'AED' })
    expect(await buyer.call(send, sending(chatId, content))).toMatchObject(card)
    expect(await seat.call(seat.desk.send, sending(chatId, content))).toMatchObject(card)
    const { agent, chatId: official } = await atOurDesk(buyer)
    expect(await buyer.call(send, sending(official, content))).toMatchObject(card)
    expect(await agent.call(agent.desk.send, sending(official, content))).toMatchObject(card)
    const { messages } = await agent.call(agent.desk.thread, { query: { chatId: official } })
    expect(messages).toMatchObject([card, card])
  })

  it('keeps the amount of its time when the store changes the price [CH-11]', async () => {
    const { buyer, order, seat, chatId } = await atStore()
    const { orderId, orderNumber } = order
    const content = { kind: 'order', orderId } as const
    await buyer.call(send, sending(chatId, content))
    const { version } = await seat.call(orderMerchantEndpoints.detail, { query: { orderId } })
    const discount = { amount: '50.00', currency: 'AED' }
    await seat.call(orderMerchantEndpoints.reprice, { body: { orderId, version, discount } })
    const before = { orderNumber, payable: { amount: '250.00', currency: 'AED' } }
    for (const { messages } of [
      await buyer.call(thread, { query: { chatId } }),
      await seat.call(seat.desk.thread, { query: { chatId } }),
    ])
      expect(messages).toMatchObject([{ order: before }])
    expect(await buyer.call(detail, { query: { chatId } })).toMatchObject({ order: before })
    const now = { order: { orderNumber, payable: { amount: '200.00', currency: 'AED' } } }
    expect(await buyer.call(send, sending(chatId, content))).toMatchObject(now)
  })

  it('of another buyer or at another store is not found [CH-11]', async () => {
    const { shop, buyer, seat, chatId } = await atStore()
    const { agent, chatId: official } = await atOurDesk(buyer)
    const { orderId: elsewhere } = await anOrder(buyer, await aShop(server.ctx))
    const { orderId: foreign } = await anOrder(await aBuyer(server), shop)
    for (const orderId of [elsewhere, foreign, randomUUID()]) {
      const card = sending(chatId, { kind: 'order', orderId })
      await expect(buyer.call(send, card)).rejects.toMatchObject(MISSING)
      await expect(seat.call(seat.desk.send, card)).rejects.toMatchObject(MISSING)
    }
    const others = sending(official, { kind: 'order', orderId: foreign })
    await expect(buyer.call(send, others)).rejects.toMatchObject(MISSING)
    await expect(agent.call(agent.desk.send, others)).rejects.toMatchObject(MISSING)
    const ofBuyer = sending(official, { kind: 'order', orderId: elsewhere })
    expect(await agent.call(agent.desk.send, ofBuyer)).toMatchObject({ kind: 'order' })
  })

  it('is one of those that the desk is offered: at a store only its own [CH-11]', async () => {
    const { buyer, order, seat, chatId } = await atStore()
    const { agent, chatId: official } = await atOurDesk(buyer)
    const elsewhere = await anOrder(buyer, await aShop(server.ctx))
    await anOrder(await aBuyer(server), await aShop(server.ctx))
    const offered = await seat.call(seat.desk.orders, { query: { chatId } })
    const payable = { amount: '250.00', currency: 'AED' }
    const { orderId, orderNumber } = order
    expect(offered).toMatchObject([{ orderId, orderNumber, payable }])
    const all = await agent.call(agent.desk.orders, { query: { chatId: official } })
    expect(all.map((each) => each.orderId)).toEqual([elsewhere.orderId, orderId])
    const foreign = { query: { chatId: official } }
    await expect(seat.call(seat.desk.orders, foreign)).rejects.toMatchObject(MISSING)
  })

  it('sent again is the same message, with the amount of the first time [CH-9] [CH-11]', async () => {
    const { buyer, order, seat, chatId } = await atStore()
    const { orderId } = order
    const card = sending(chatId, { kind: 'order', orderId })
    const first = await buyer.call(send, card)
    const { version } = await seat.call(orderMerchantEndpoints.detail, { query: { orderId } })
    const discount = { amount: '50.00', currency: 'AED' }
    await seat.call(orderMerchantEndpoints.reprice, { body: { orderId, version, discount } })
    expect(await buyer.call(send, card)).toEqual(first)
    const { messages } = await buyer.call(thread, { query: { chatId } })
    expect(messages).toHaveLength(1)
  })

  it('is whole in the database, and in the data that the buyer may ask for [CH-11]', async () => {
    const { buyer, order, chatId } = await atStore()
    const { orderId, orderNumber } = order
    await buyer.call(send, sending(chatId, { kind: 'order', orderId }))
    const changed = (set: Partial<typeof chatMessage.$inferInsert>) =>
      server.ctx.db.update(chatMessage).set(set).where(eq(chatMessage.chatId, chatId))
    await expect(changed({ orderMinor: null })).rejects.toThrow()
    await expect(changed({ orderNumber: null })).rejects.toThrow()
    await expect(changed({ kind: 'text', body: 'Hi' })).rejects.toThrow()
    const foreign = await anOrder(await aBuyer(server), await aShop(server.ctx))
    const pinned = server.pool.query('update chat set order_id = $2 where id = $1', [
      chatId,
      foreign.orderId,
    ])
    await expect(pinned).rejects.toThrow('chat_order_of_member')
    const stored = JSON.stringify(await chatPersonalData.read(server.ctx, buyer.id))
    expect(stored).toContain(`"orderNumber":"${orderNumber}"`)
  })
})

describe('a product in a message', () => {
  it('is a card in the language of the reader with the price of now [CH-2] [CH-11]', async () => {
    const { shop, buyer, seat, chatId } = await atStore()
    const { productId } = shop
    const content = { kind: 'product', productId } as const
    const card = {
      kind: 'product',
      productId,
      product: { productId, standing: 'onSale', lowest: { amount: '125.00', currency: 'AED' } },
    }
    expect(await buyer.call(send, sending(chatId, content))).toMatchObject(card)
    expect(await seat.call(seat.desk.send, sending(chatId, content))).toMatchObject(card)
    const { sellerId } = shop
    await server.ctx.db
      .insert(productText)
      .values({ productId, sellerId, locale: 'ar', name: 'فلتر', createdAt: server.ctx.now() })
      .onConflictDoUpdate({
        target: [productText.productId, productText.locale],
        set: { name: 'فلتر' },
      })
    const { messages } = await buyer.in('ar')(thread, { query: { chatId } })
    expect(messages[0]).toMatchObject({ product: { name: 'فلتر' } })
  })

  it('is shown as gone when the store withdraws or deletes it [CH-11]', async () => {
    const { shop, buyer, seat, chatId } = await atStore()
    const { productId } = shop
    await buyer.call(send, sending(chatId, { kind: 'product', productId }))
    const read = () => seat.call(seat.desk.thread, { query: { chatId } })
    const move = (action: 'withdraw' | 'delete') =>
      seat.call(productAdminEndpoints.move, { body: { productId, action } })
    for (const action of ['withdraw', 'delete'] as const) {
      await move(action)
      expect((await read()).messages).toMatchObject([{ product: { standing: 'withdrawn' } }])
    }
    const again = sending(chatId, { kind: 'product', productId })
    await expect(buyer.call(send, again)).rejects.toMatchObject(MISSING)
  })

  it('of another store is not found, and our customer service shows any [CH-11]', async () => {
    const { buyer, seat, chatId } = await atStore()
    const { productId } = await aShop(server.ctx)
    const content = { kind: 'product', productId } as const
    await expect(buyer.call(send, sending(chatId, content))).rejects.toMatchObject(MISSING)
    await expect(seat.call(seat.desk.send, sending(chatId, content))).rejects.toMatchObject(MISSING)
    const { agent, chatId: official } = await atOurDesk(buyer)
    const sent = await agent.call(agent.desk.send, sending(official, content))
    expect(sent).toMatchObject({ product: { productId } })
    const none = sending(official, { kind: 'product', productId: randomUUID() })
    await expect(agent.call(agent.desk.send, none)).rejects.toMatchObject(MISSING)
  })
})

describe('a consultation about a product or an order', () => {
  it('is with the store of its subject, which both sides see [CH-11]', async () => {
    const { shop, buyer, order, seat, chatId } = await atStore()
    const { orderId, orderNumber } = order
    const about = { order: { orderId, orderNumber }, product: null }
    expect(await seat.call(seat.desk.detail, { query: { chatId } })).toMatchObject({ chat: about })
    const { productId } = shop
    const body = { desk: 'store', productId } as const
    const next = { chatId, consultation: 2, order: null, product: { productId } }
    expect(await buyer.call(consult, { body })).toMatchObject(next)
    expect(await buyer.call(consult, { body })).toMatchObject(next)
    expect(await seat.call(seat.desk.list, { query: { list: 'own' } })).toMatchObject({
      records: [{ chatId, product: { productId } }],
    })
  })

  it('of another buyer, of another store or of none is not found [CH-11]', async () => {
    const { buyer, order, shop } = await atStore()
    const other = await aShop(server.ctx)
    const { orderId } = order
    const { orderId: foreign } = await anOrder(await aBuyer(server), other)
    for (const subject of [
      { orderId: foreign },
      { orderId: randomUUID() },
      { productId: randomUUID() },
      { orderId, productId: other.productId },
    ]) {
      const body = { desk: 'store', ...subject } as const
      await expect(buyer.call(consult, { body })).rejects.toMatchObject(MISSING)
    }
    const body = { desk: 'official', orderId: foreign } as const
    await expect(buyer.call(consult, { body })).rejects.toMatchObject(MISSING)
    const both = { desk: 'official', orderId, productId: shop.productId } as const
    expect(await buyer.call(consult, { body: both })).toMatchObject({ order: { orderId } })
  })
})
