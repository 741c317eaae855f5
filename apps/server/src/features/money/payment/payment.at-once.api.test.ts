import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { storeEndpoints } from '@ironsouq/contract/mall/store/store.endpoints'
import { paymentEndpoints } from '@ironsouq/contract/money/payment/payment.endpoints'
import { refundEndpoints } from '@ironsouq/contract/money/payment/refund.endpoints'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { storeOrder } from '#features/mall/order/order.tables.ts'
import { parcel } from '#features/mall/order/parcel.tables.ts'
import { storeFollow } from '#features/mall/store/store.tables.ts'
import { memberBalance } from '#features/money/balance/balance.queries.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aBuyer, aShop, stockOf, submitted } from '#test/mall/market.ts'
import { aPacker } from '#test/mall/paid-order.ts'
import { aTopUp } from '#test/mall/posted.ts'
import { paymentRefund } from './payment.tables.ts'

const PRICE = 12_500n
const times = <T>(n: number, ask: (i: number) => Promise<T>) =>
  Array.from({ length: n }, (_, i) => ask(i))

/** How many were done. A refusal is an answer; a failure of the server is not. */
async function done(asked: readonly Promise<unknown>[]): Promise<number> {
  const outcomes = await Promise.allSettled(asked)
  const statuses = outcomes.flatMap((each) =>
    each.status === 'rejected' ? [(each.reason as { status?: number }).status ?? 0] : [],
  )
  expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([])
  return outcomes.length - statuses.length
}

async function aRichBuyer(server: TestServer) {
  const buyer = await aBuyer(server)
  await aTopUp(server.ctx, { memberId: buyer.id, amountMinor: PRICE })
  return buyer
}

const stateOf = async ({ ctx }: TestServer, orderId: string) => {
  const [row] = await ctx.db.select().from(storeOrder).where(eq(storeOrder.id, orderId))
  return row?.state
}

it('paying and cancelling at once end in one of them, with its money and its stock [OR-4] [PY-3]', async () => {
  await using server = await startServer()
  const { skuId } = await aShop(server.ctx, { stock: 6 })
  const lines = [{ skuId, quantity: 1 }]
  const buyers = await Promise.all(times(6, () => aRichBuyer(server)))
  const placed = await Promise.all(
    buyers.map(async (buyer) => ({ ...buyer, ...(await submitted(buyer.call, lines)) })),
  )
  server.turnClock('2026-11-14T08:29:59Z')
  const pay = ({ call, payNo, total: expected }: (typeof placed)[number]) =>
    call(paymentEndpoints.open, { body: { payNo, method: 'balance', expected } })
  const cancel = ({ call, orders }: (typeof placed)[number]) =>
    call(orderEndpoints.cancel, { body: { orderNumber: orders[0]?.orderNumber ?? '' } })
  const first = await done(
    placed.flatMap((each) => [pay(each), cancel(each), pay(each), cancel(each)]),
  )
  expect(first).toBe(placed.length)
  await server.work()
  const states = await Promise.all(
    placed.map(({ orders }) => stateOf(server, orders[0]?.orderId ?? '')),
  )
  for (const [at, { id }] of placed.entries()) {
    const { totalMinor } = await memberBalance(server.ctx, id, 'AED')
    expect(totalMinor).toBe(states[at] === 'canceled' ? PRICE : 0n)
  }
  const sold = states.filter((state) => state === 'pendingDelivery').length
  expect(await stockOf(server, skuId)).toEqual({ onHand: 6 - sold, held: 0 })
})

it('sending and refunding at once end in one of them; a receipt counts once [OR-4] [OR-6]', async () => {
  await using server = await startServer()
  const { skuId, sellerId } = await aShop(server.ctx)
  const packer = await aPacker(server, sellerId)
  const buyer = await aRichBuyer(server)
  const { payNo, orders, total: expected } = await submitted(buyer.call, [{ skuId, quantity: 1 }])
  const { orderId = '', orderNumber = '' } = orders[0] ?? {}
  const body = { payNo, method: 'balance', expected } as const
  expect(await done(times(8, () => buyer.call(paymentEndpoints.open, { body })))).toBe(1)
  const ended = await done([
    ...times(4, (n) =>
      packer(orderMerchantEndpoints.ship, {
        body: { orderId, carrier: 'aramex', trackingNo: `AX-1000${n}` },
      }),
    ),
    ...times(4, () => buyer.call(refundEndpoints.ofBuyer, { body: { orderNumber } })),
  ])
  expect(ended).toBe(1)
  await server.work()
  const wasSent = (await server.ctx.db.$count(parcel)) === 1
  expect(await server.ctx.db.$count(paymentRefund)).toBe(wasSent ? 0 : 1)
  const received = await done(
    times(8, () => buyer.call(orderEndpoints.receive, { body: { orderNumber } })),
  )
  expect(received).toBe(wasSent ? 1 : 0)
  expect(await stateOf(server, orderId)).toBe(wasSent ? 'completed' : 'canceled')
  const follow = { storeId: sellerId }
  await done(times(8, () => buyer.call(storeEndpoints.follow, { body: follow })))
  expect(await server.ctx.db.$count(storeFollow)).toBe(1)
})
