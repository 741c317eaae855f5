import { chatMerchantEndpoints } from '@ironsouq/contract/deals/chat/chat-desk.endpoints'
import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import { expect, it } from 'vitest'
import { aSalesperson, saying } from '#test/chats.ts'
import { startServer } from '#test/harness.ts'
import { ADDRESS } from '#test/mall/market.ts'
import { aPaidOrder } from '#test/mall/paid-order.ts'
import { chat } from '../chat.tables.ts'

it('a store writes to the buyer of an order who never wrote to it, in one conversation however often it begins [CH-1] [CH-11]', async () => {
  await using server = await startServer()
  const { orderId, orderNumber, sellerId, buyer } = await aPaidOrder(server)
  const person = await aSalesperson(server, { sellerId })
  const begin = () => person.call(chatMerchantEndpoints.begin, { body: { orderId } })
  const [first, ...others] = await Promise.all([begin(), begin(), begin()])
  expect(others).toEqual([first, first])
  expect(await server.ctx.db.select().from(chat)).toMatchObject([
    { state: 'assigned', buyerName: ADDRESS.recipient, orderNumber, assigneeId: person.id },
  ])
  const { chatId } = first
  await person.call(person.desk.send, { body: saying(chatId, 'The seal kit is in the same box.') })
  expect(await buyer.call(chatEndpoints.detail, { query: { chatId } })).toMatchObject({ unread: 1 })

  // What has ended begins again.
  await person.call(person.desk.end, { body: { chatId } })
  expect(await begin()).toEqual(first)
  expect(await server.ctx.db.select().from(chat)).toMatchObject([
    { state: 'assigned', consultation: 2 },
  ])
})

it('of another store is out of reach [ST-4]', async () => {
  await using server = await startServer()
  const [order, other] = [await aPaidOrder(server), await aPaidOrder(server)]
  const person = await aSalesperson(server, { sellerId: other.sellerId })
  const body = { orderId: order.orderId }
  await expect(person.call(chatMerchantEndpoints.begin, { body })).rejects.toMatchObject({
    status: 404,
  })
})
