import { randomUUID } from 'node:crypto'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { balanceEndpoints } from '@ironsouq/contract/money/balance/balance.endpoints'
import { paymentEndpoints } from '@ironsouq/contract/money/payment/payment.endpoints'
import { refundEndpoints } from '@ironsouq/contract/money/payment/refund.endpoints'
import { loyaltyEndpoints } from '@ironsouq/contract/people/loyalty/loyalty.endpoints'
import {
  memberLevelEndpoints,
  type MemberLevelRecord,
} from '@ironsouq/contract/people/member-level/member-level.endpoints'
import { pointsEndpoints } from '@ironsouq/contract/people/points/points.endpoints'
import { BUYERS } from '@ironsouq/sandboxes/psp/buyers'
import { expect, it } from 'vitest'
import { orderCompleted } from '#features/mall/order/order.events.ts'
import { atomic } from '#kernel/ctx.ts'
import { auditLog } from '#kernel/data/kernel.tables.ts'
import { emit } from '#kernel/work/events.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aPacker, aPaidOrder, ship } from '#test/mall/paid-order.ts'
import { aCheckout, aPaidMall, openPayment } from '#test/mall/paying.ts'
import { aSignedInMember } from '#test/members.ts'
import { changeGrowth, takeBackGrowth } from './member-level.growth.service.ts'

const { centre, staffList, save, remove } = memberLevelEndpoints

type Member = Pick<Awaited<ReturnType<typeof aSignedInMember>>, 'id' | 'call'>

const staff = async (server: TestServer) =>
  server.client({ bearer: await server.staffToken(['setting.edit', 'order.refund']) })

const LEVELS = [
  { name: 'Hand', threshold: 0, discountPpm: 0, pointsPercent: 100, rewardPoints: 0 },
  { name: 'Foreman', threshold: 200, discountPpm: 0, pointsPercent: 120, rewardPoints: 300 },
  { name: 'Master', threshold: 400, discountPpm: 40_000, pointsPercent: 200, rewardPoints: 500 },
]

/** The levels of a test, by name. */
async function levelsOf(server: TestServer, levels = LEVELS) {
  const call = await staff(server)
  const made = new Map<string, MemberLevelRecord>()
  for (const { name, ...level } of levels)
    made.set(
      name,
      await call(save, { body: { ...level, categoryIds: [], texts: { en: { name } } } }),
    )
  return made
}

const stand = async ({ call }: Member) => {
  const { growth, levels, levelId } = await call(centre)
  const level = levels.find((each) => each.levelId === levelId)
  const { available } = await call(pointsEndpoints.overview)
  return { growth, level: level?.name ?? null, points: available }
}

const grow = ({ ctx }: TestServer, memberId: string, change: number, ref: string = randomUUID()) =>
  atomic(ctx, (ctx) => changeGrowth(ctx, { memberId, source: 'purchase', ref, change }))

it('a level is reached by growth at once, and its points are given once, also after a fall [LO-4] [LO-1]', async () => {
  await using server = await startServer()
  await levelsOf(server)
  const member = await aSignedInMember(server)
  expect(await stand(member)).toEqual({ growth: 0, level: 'Hand', points: 0 })
  await grow(server, member.id, 199)
  expect(await stand(member)).toEqual({ growth: 199, level: 'Hand', points: 0 })
  const ref = randomUUID()
  const gains = Array.from({ length: 8 }, () => grow(server, member.id, 1, ref))
  expect((await Promise.all(gains)).filter(Boolean)).toHaveLength(1)
  expect(await stand(member)).toEqual({ growth: 200, level: 'Foreman', points: 300 })
  const back = { source: 'purchase', ref, as: 'purchaseTakenBack' } as const
  await atomic(server.ctx, (ctx) => takeBackGrowth(ctx, back))
  await atomic(server.ctx, (ctx) => takeBackGrowth(ctx, back))
  expect(await stand(member)).toEqual({ growth: 199, level: 'Hand', points: 300 })
  // Two levels at once, one of which was reached before.
  await grow(server, member.id, 301)
  expect(await stand(member)).toEqual({ growth: 500, level: 'Master', points: 800 })
  const { records } = await member.call(pointsEndpoints.records, { query: {} })
  expect(records.map(({ source, change }) => [source, change])).toEqual([
    ['levelUp', 500],
    ['levelUp', 300],
  ])
})

it('a received order brings points by the level and growth, a refund takes both back [LO-1] [LO-4] [LO-6]', async () => {
  await using server = await startServer()
  server.turnClock('2026-11-14T08:00:00Z')
  await levelsOf(server)
  const staffCall = await staff(server)
  const { version, settings } = await staffCall(loyaltyEndpoints.record)
  const changed = { ...settings, spendPerPoint: 2, spendPerGrowth: 10, orderGrowth: 5 }
  await staffCall(loyaltyEndpoints.save, { body: { version, settings: changed } })
  // 250.00 of goods.
  const { buyer, orderId, orderNumber, sellerId } = await aPaidOrder(server)
  await grow(server, buyer.id, 200)
  await ship(await aPacker(server, sellerId), orderId, 'AX-77')
  await buyer.call(orderEndpoints.receive, { body: { orderNumber } })
  await server.work()
  await atomic(server.ctx, (ctx) =>
    emit(ctx, orderCompleted, { orderId, memberId: buyer.id, sellerId }),
  )
  await server.work()
  expect(await stand(buyer)).toEqual({ growth: 230, level: 'Foreman', points: 300 })
  // 125 at 1.2.
  expect(await buyer.call(pointsEndpoints.overview)).toMatchObject({
    locked: 150,
    nextAvailable: { points: 150, at: '2026-11-21T08:00:00.000Z' },
  })
  const { records } = await buyer.call(pointsEndpoints.records, { query: {} })
  expect(records[0]).toMatchObject({ source: 'purchase', change: 150, orderNumber })
})

it('a refunded order keeps neither its points nor its growth [LO-1] [LO-4]', async () => {
  await using mall = await aPaidMall()
  const { server, psp } = mall
  const { id, call, payNo, orders, shops } = await aCheckout(mall)
  const { step } = await openPayment(call, payNo, 'card')
  const [order, shop] = [orders[0], shops[0]]
  if (step.kind === 'none' || !order || !shop) throw new Error('nothing to pay')
  await BUYERS.stripe.pay(psp.url, step)
  await call(paymentEndpoints.check, { body: { payNo } })
  await ship(await aPacker(server, shop.sellerId), order.orderId, 'AX-77')
  await call(orderEndpoints.receive, { body: { orderNumber: order.orderNumber } })
  await server.work()
  const member = { id, call }
  expect(await stand(member)).toMatchObject({ growth: 125 })
  expect((await call(pointsEndpoints.overview)).locked).toBe(125)
  const staffCall = await staff(server)
  await staffCall(refundEndpoints.ofStaff, {
    body: { orderId: order.orderId, reason: 'Came back' },
  })
  await server.work()
  expect(await stand(member)).toMatchObject({ growth: 0 })
  expect((await call(pointsEndpoints.overview)).locked).toBe(0)
  const { records } = await call(pointsEndpoints.records, { query: {} })
  expect(records.map(({ source, change }) => [source, change])).toEqual([
    ['purchaseTakenBack', -125],
    ['purchase', 125],
  ])
})

it('a paid top-up brings what staff set, once [LO-1]', async () => {
  await using mall = await aPaidMall()
  const { server, psp } = mall
  const staffCall = await staff(server)
  const { version, settings } = await staffCall(loyaltyEndpoints.record)
  const changed = { ...settings, topUpPerPoint: 10, topUpPerGrowth: 100 }
  await staffCall(loyaltyEndpoints.save, { body: { version, settings: changed } })
  const member = await aSignedInMember(server)
  const { payNo } = await member.call(balanceEndpoints.topUp, { body: { amount: '1000' } })
  const { step } = await openPayment(member.call, payNo, 'card')
  if (step.kind === 'none') throw new Error('nothing to pay')
  await BUYERS.stripe.pay(psp.url, step)
  await member.call(paymentEndpoints.check, { body: { payNo } })
  await server.work()
  expect(await stand(member)).toEqual({ growth: 10, level: null, points: 100 })
})

it('staff edit levels with their names, and members who reach a new one by it are rewarded [LO-4]', async () => {
  await using server = await startServer()
  const made = await levelsOf(server)
  const call = await staff(server)
  const member = await aSignedInMember(server)
  await grow(server, member.id, 250)
  const master = made.get('Master')
  if (!master) throw new Error('no level')
  const { levelId } = master
  const body = {
    ...master,
    threshold: 250,
    texts: { en: { name: 'Master' }, de: { name: 'Meister' } },
  }
  expect(await call(save, { body })).toMatchObject({ version: 2, threshold: 250 })
  await server.work()
  expect(await stand(member)).toEqual({ growth: 250, level: 'Master', points: 800 })
  const inGerman = await server.client({
    bearer: await server.tokenFor({ audience: 'member', id: member.id }),
    language: 'de',
  })(centre)
  expect(inGerman.levels.map(({ name }) => name)).toEqual(['Hand', 'Foreman', 'Meister'])
  await expect(call(save, { body })).rejects.toMatchObject({ status: 409 })
  const { levelId: _, version: __, ...again } = master
  const taken = { ...again, threshold: 0, rewardPoints: 0 }
  await expect(call(save, { body: taken })).rejects.toMatchObject({ status: 400 })
  await call(remove, { body: { levelId } })
  expect(await stand(member)).toMatchObject({ level: 'Foreman', points: 800 })
  expect((await call(staffList)).map(({ threshold }) => threshold)).toEqual([0, 200])
  const entries = await server.ctx.db.select().from(auditLog)
  expect(entries.filter(({ entity }) => entity === 'memberLevel')).toHaveLength(5)
})
