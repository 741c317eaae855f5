import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { expect, it } from 'vitest'
import { startServer } from '#test/harness.ts'
import { aShop } from '#test/mall/market.ts'
import { aPacker, aPaidOrder, ship } from '#test/mall/paid-order.ts'

const aed = (amount: string) => ({ amount, currency: 'AED' })

it('a store sees what it earns of an order, in the list and with every part of it; its buyer does not [BO-5]', async () => {
  await using server = await startServer()
  const { orderId, sellerId, shown } = await aPaidOrder(server)
  const merchant = await aPacker(server, sellerId)
  const { earnings } = await merchant(orderMerchantEndpoints.detail, { query: { orderId } })
  // Goods for 250.00 at 8%, and 5% VAT on the commission.
  expect(earnings).toEqual({
    goods: aed('250.00'),
    freight: aed('0.00'),
    subsidy: aed('0.00'),
    commission: aed('20.00'),
    commissionVat: aed('1.00'),
    total: aed('229.00'),
  })
  const query = { size: 50, sort: '-createdAt' } as const
  const { rows } = await merchant(orderMerchantEndpoints.list, { query })
  expect(rows).toMatchObject([{ orderId, earnings: aed('229.00') }])
  expect((await shown()).earnings).toBeNull()
})

it('orders come by what is due first, a page at a time, those without a deadline last [BO-2]', async () => {
  await using server = await startServer()
  const shop = await aShop(server.ctx)
  const late = await aPaidOrder(server, shop)
  server.turnClock('2026-11-14T09:00:00Z')
  const soon = await aPaidOrder(server, shop)
  server.turnClock('2026-11-14T10:00:00Z')
  const later = await aPaidOrder(server, shop)
  const merchant = await aPacker(server, shop.sellerId)
  const ids = async (sort: 'deadline' | '-deadline' | '-createdAt', state?: 'pendingDelivery') => {
    const query = { size: 50, sort, ...(state && { state }) } as const
    const { rows } = await merchant(orderMerchantEndpoints.list, { query })
    return rows.map(({ orderId }) => orderId)
  }
  const [a, b, c] = [late.orderId, soon.orderId, later.orderId]
  expect(await ids('-createdAt')).toEqual([c, b, a])
  expect(await ids('deadline', 'pendingDelivery')).toEqual([a, b, c])
  expect(await ids('-deadline', 'pendingDelivery')).toEqual([c, b, a])
  // What was sent is awaited by its buyer later than the others are to be sent.
  await ship(merchant, a, 'AX-1001')
  expect(await ids('deadline')).toEqual([b, c, a])
})
