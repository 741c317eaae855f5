import { randomUUID } from 'node:crypto'
import { translator } from '@ironsouq/i18n/translate'
import { expect, it } from 'vitest'
import { atomic } from '#kernel/ctx.ts'
import { startServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { aShop } from '#test/mall/market.ts'
import { aPacker, aPaidOrder } from '#test/mall/paid-order.ts'
import { runDeadlines } from '#test/work/deadlines.ts'
import { endOrdersInTime } from '../order.deadlines.job.ts'
import { endPaid } from '../payment/order.payment.service.ts'

it('tells the store of a paid order, once that it is late, and of its refund [OR-11]', async () => {
  await using server = await startServer()
  const email = `${randomUUID()}@store.example`
  const shop = await aShop(server.ctx)
  await aPacker(server, shop.sellerId, { email })
  const { orderId, orderNumber: number, shown } = await aPaidOrder(server, shop)
  await server.work()
  const subjects = async () => (await inbox(email)).map(({ subject }) => subject)
  const say = translator('en')
  const paid = say('mail.sellerOrderPaidSubject', { number })
  expect(await subjects()).toEqual([paid])
  expect((await shown()).shipBy).toBe('2026-11-16T08:00:00.000Z')
  server.turnClock('2026-11-16T08:00:00Z')
  await Promise.all([
    runDeadlines(server.ctx, endOrdersInTime),
    runDeadlines(server.ctx, endOrdersInTime),
  ])
  await server.work()
  await runDeadlines(server.ctx, endOrdersInTime)
  await server.work()
  const late = say('mail.sellerOrderLateSubject', { number })
  expect((await subjects()).toSorted()).toEqual([paid, late].toSorted())
  await atomic(server.ctx, (ctx) => endPaid(ctx, orderId, { by: 'system' }))
  await server.work()
  const refunded = say('mail.sellerOrderRefundedSubject', { number })
  expect((await subjects()).toSorted()).toEqual([paid, late, refunded].toSorted())
})
