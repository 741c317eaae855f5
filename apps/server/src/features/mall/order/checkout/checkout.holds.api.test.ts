import { randomUUID } from 'node:crypto'
import type { CheckoutRequest } from '@ironsouq/contract/mall/order/checkout.schema'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { UNPAID_CHECKOUTS_MAX } from '@ironsouq/contract/mall/order/order.limits'
import { translator } from '@ironsouq/i18n/translate'
import { expect, it } from 'vitest'
import { startServer, type TestServer } from '#test/harness.ts'
import { aBuyer, aShop, stockOf, submitted } from '#test/mall/market.ts'
import { runDeadlines } from '#test/work/deadlines.ts'
import { releaseForgottenHolds } from '../order.release-holds.job.ts'
import { storeOrder } from '../order.tables.ts'
import { prepareCheckout } from './checkout.service.ts'

const say = translator('en')

/** The first half of a submission alone: its process ended before the orders were written. */
async function heldOnly(
  { ctx }: TestServer,
  { id, call }: Awaited<ReturnType<typeof aBuyer>>,
  lines: CheckoutRequest['lines'],
  submitId: string,
) {
  const { total: expected } = await call(orderEndpoints.confirm, { body: { lines } })
  await prepareCheckout(ctx, id, { lines, deliveries: [], submitId, expected, isFromCart: false })
}

it('an attempt that holds one piece places no order of ten [OR-8]', async () => {
  await using server = await startServer()
  const { skuId } = await aShop(server.ctx, { stock: 20 })
  const buyer = await aBuyer(server)
  const { call } = buyer
  const submitId = randomUUID()
  await heldOnly(server, buyer, [{ skuId, quantity: 1 }], submitId)
  expect(await stockOf(server, skuId)).toEqual({ onHand: 20, held: 1 })
  const more = submitted(call, [{ skuId, quantity: 10 }], submitId)
  await expect(more).rejects.toThrow(say('error.stateChanged'))
  expect(await server.ctx.db.$count(storeOrder)).toBe(0)
  // The attempt itself can be placed: it holds what it says.
  await submitted(call, [{ skuId, quantity: 1 }], submitId)
  expect(await stockOf(server, skuId)).toEqual({ onHand: 20, held: 1 })
})

it('what an attempt held and no order names is free again after some minutes [OR-8]', async () => {
  await using server = await startServer()
  const [bought, taken] = [await aShop(server.ctx), await aShop(server.ctx)]
  const buyer = await aBuyer(server)
  const { call } = buyer
  const submitId = randomUUID()
  await heldOnly(server, buyer, [{ skuId: taken.skuId, quantity: 10 }], submitId)
  await submitted(call, [{ skuId: bought.skuId, quantity: 1 }], submitId)
  expect(await stockOf(server, taken.skuId)).toEqual({ onHand: 10, held: 10 })
  server.turnClock('2026-11-14T08:06:00Z')
  await runDeadlines(server.ctx, releaseForgottenHolds)
  expect(await stockOf(server, taken.skuId)).toEqual({ onHand: 10, held: 0 })
  expect(await stockOf(server, bought.skuId)).toEqual({ onHand: 10, held: 1 })
})

it('a member holds stock for twenty unpaid checkouts at most, and for another after one is canceled [OR-8]', async () => {
  await using server = await startServer()
  const { skuId } = await aShop(server.ctx, { stock: 30 })
  const { call } = await aBuyer(server)
  const lines = [{ skuId, quantity: 1 }]
  const submitId = randomUUID()
  const first = await submitted(call, lines, submitId)
  for (let placed = 1; placed < UNPAID_CHECKOUTS_MAX; placed += 1) await submitted(call, lines)
  await expect(submitted(call, lines)).rejects.toThrow(
    say('error.tooManyUnpaid', { max: UNPAID_CHECKOUTS_MAX }),
  )
  expect(await stockOf(server, skuId)).toEqual({ onHand: 30, held: UNPAID_CHECKOUTS_MAX })
  expect(await submitted(call, lines, submitId)).toEqual(first)
  const orderNumber = first.orders[0]?.orderNumber ?? ''
  await call(orderEndpoints.cancel, { body: { orderNumber } })
  await submitted(call, lines)
})
