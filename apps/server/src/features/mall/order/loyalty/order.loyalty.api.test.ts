import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { memberLevelEndpoints } from '@ironsouq/contract/people/member-level/member-level.endpoints'
import { pointsEndpoints } from '@ironsouq/contract/people/points/points.endpoints'
import { expect, it } from 'vitest'
import { changeGrowth } from '#features/people/member-level/member-level.growth.service.ts'
import { earnPoints } from '#features/people/points/points.service.ts'
import { atomic } from '#kernel/ctx.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aBuyer, aShop } from '#test/mall/market.ts'
import { aPacker, pay, ship } from '#test/mall/paid-order.ts'
import { endOrdersInTime } from '../order.deadlines.job.ts'

const aed = (amount: string) => ({ amount, currency: 'AED' })

type Buyer = Awaited<ReturnType<typeof aBuyer>>

const give = ({ ctx }: TestServer, { id: memberId }: Buyer, points: number) =>
  atomic(ctx, (ctx) =>
    earnPoints(ctx, { memberId, source: 'system', ref: crypto.randomUUID(), points }),
  )

/** Goods for 250.00 at one store. */
async function aPurchase(server: TestServer, buyer: Buyer) {
  const shops = [await aShop(server.ctx)]
  const lines = shops.map(({ skuId }) => ({ skuId, quantity: 2 }))
  const asked = (points: number) => ({ lines, points })
  const quote = (points: number) => buyer.call(orderEndpoints.confirm, { body: asked(points) })
  const submit = async (points: number) => {
    const { total } = await quote(points)
    const body = { submitId: crypto.randomUUID(), expected: total, isFromCart: false }
    return buyer.call(orderEndpoints.submit, { body: { ...asked(points), ...body } })
  }
  const [shop] = shops
  if (!shop) throw new Error('no shop')
  return { quote, submit, sellerId: shop.sellerId }
}

it('a checkout uses points in multiples of ten for at most half of the goods [LO-2] [PM-6]', async () => {
  await using server = await startServer()
  const buyer = await aBuyer(server)
  await give(server, buyer, 20_000)
  const { quote } = await aPurchase(server, buyer)
  const none = await quote(0)
  expect(none.points).toEqual({ available: 20_000, most: 12_500, used: 0 })
  const some = await quote(1_005)
  expect(some).toMatchObject({ points: { used: 1_000 }, discount: aed('10.00') })
  expect(Number(none.total.amount) - Number(some.total.amount)).toBeCloseTo(10)
  expect(await quote(20_000)).toMatchObject({ points: { used: 12_500 }, discount: aed('125.00') })
})

it('points are reserved with the order and returned with it, unpaid, cancelled or expired [LO-1] [LO-2] [OR-13]', async () => {
  await using server = await startServer()
  server.turnClock('2026-11-14T08:00:00Z')
  const buyer = await aBuyer(server)
  await give(server, buyer, 1_000)
  const { submit } = await aPurchase(server, buyer)
  const held = async () => {
    const { available, held } = await buyer.call(pointsEndpoints.overview)
    return { available, held }
  }
  const [first] = (await submit(600)).orders
  const orderNumber = first?.orderNumber ?? ''
  expect(await held()).toEqual({ available: 400, held: 600 })
  const detail = await buyer.call(orderEndpoints.detail, { query: { orderNumber } })
  expect(detail.points).toEqual({ used: 600, earned: 0 })
  await buyer.call(orderEndpoints.cancel, { body: { orderNumber } })
  expect(await held()).toEqual({ available: 1_000, held: 0 })
  await submit(1_000)
  expect(await held()).toEqual({ available: 0, held: 1_000 })
  server.turnClock('2026-11-14T09:00:00Z')
  for (const each of endOrdersInTime) await each.run(server.ctx)
  expect(await held()).toEqual({ available: 1_000, held: 0 })
})

it('of eight checkouts at once as many are placed as there are points for [LO-2]', async () => {
  await using server = await startServer()
  const buyer = await aBuyer(server)
  await give(server, buyer, 250)
  const { quote, submit } = await aPurchase(server, buyer)
  expect((await quote(100)).points.used).toBe(100)
  const all = await Promise.allSettled(Array.from({ length: 8 }, () => submit(100)))
  const placed = all.filter(({ status }) => status === 'fulfilled')
  const { available, held } = await buyer.call(pointsEndpoints.overview)
  expect(available + held).toBe(250)
  expect(available).toBeGreaterThanOrEqual(0)
  expect(held).toBeLessThanOrEqual(250)
  expect(placed.length).toBeGreaterThan(0)
})

it('a reached level lowers the price, and its points count once the order is received [LO-4] [LO-1] [OR-13]', async () => {
  await using server = await startServer()
  const staff = server.client({ bearer: await server.staffToken(['setting.edit']) })
  const level = { threshold: 100, discountPpm: 40_000, pointsPercent: 200, rewardPoints: 0 }
  await staff(memberLevelEndpoints.save, {
    body: { ...level, categoryIds: [], texts: { en: { name: 'Partner' } } },
  })
  const buyer = await aBuyer(server)
  const { quote, submit, sellerId } = await aPurchase(server, buyer)
  expect(await quote(0)).toMatchObject({ discount: aed('0.00') })
  const gained = { memberId: buyer.id, source: 'system', ref: buyer.id, change: 100 } as const
  await atomic(server.ctx, (ctx) => changeGrowth(ctx, gained))
  expect(await quote(0)).toMatchObject({ discount: aed('10.00') })
  const [order] = (await submit(0)).orders
  if (!order) throw new Error('no order')
  await pay(server, order.orderId)
  await ship(await aPacker(server, sellerId), order.orderId, 'AX-78')
  await buyer.call(orderEndpoints.receive, { body: { orderNumber: order.orderNumber } })
  await server.work()
  const { orderNumber } = order
  const detail = await buyer.call(orderEndpoints.detail, { query: { orderNumber } })
  expect(detail).toMatchObject({
    discounts: [{ kind: 'memberLevel', fundedBy: null, amount: aed('10.00') }],
    points: { used: 0, earned: 480 },
  })
})
