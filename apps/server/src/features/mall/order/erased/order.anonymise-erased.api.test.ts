import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { memberPersonalData } from '#features/people/member/member.personal-data.ts'
import { atomic } from '#kernel/ctx.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { ADDRESS } from '#test/mall/market.ts'
import { aPacker, aPaidOrder, ship } from '#test/mall/paid-order.ts'
import { runDeadlines } from '#test/work/deadlines.ts'
import { endOrdersInTime } from '../order.deadlines.job.ts'
import { orderPersonalData } from '../order.personal-data.ts'
import { storeOrder } from '../order.tables.ts'
import { anonymiseErasedBuyers } from './order.anonymise-erased.job.ts'

const addressIn = async ({ ctx }: TestServer, orderId: string) => {
  const [row] = await ctx.db.select().from(storeOrder).where(eq(storeOrder.id, orderId))
  return [row?.state, row?.address?.recipient, row?.address?.phone, row?.message]
}

it('an order that runs when its buyer is erased loses their name and address after its end [ID-17]', async () => {
  await using server = await startServer()
  const { ctx } = server
  const [running, other] = [await aPaidOrder(server), await aPaidOrder(server)]
  await ctx.db.update(storeOrder).set({ message: 'Ask for Saeed' })
  await atomic(ctx, async (ctx) => {
    for (const piece of [orderPersonalData, memberPersonalData])
      await piece.erase(ctx, running.buyer.id)
  })
  for (const { sellerId, orderId } of [running, other])
    await ship(await aPacker(server, sellerId), orderId, `AX-${orderId.slice(-8)}`)
  const whole = [ADDRESS.recipient, ADDRESS.phone, 'Ask for Saeed']
  await anonymiseErasedBuyers.run(ctx)
  expect(await addressIn(server, running.orderId)).toEqual(['pendingReceipt', ...whole])
  server.turnClock('2026-11-29T08:01:00Z')
  await runDeadlines(ctx, endOrdersInTime)
  server.turnClock('2026-12-14T08:00:00Z')
  await anonymiseErasedBuyers.run(ctx)
  expect(await addressIn(server, running.orderId)).toEqual(['completed', ...whole])
  server.turnClock('2026-12-14T08:02:00Z')
  await anonymiseErasedBuyers.run(ctx)
  expect(await addressIn(server, running.orderId)).toEqual(['completed', '-', '-', ''])
  expect(await addressIn(server, other.orderId)).toEqual(['completed', ...whole])
})
