import { randomUUID } from 'node:crypto'
import { cartEndpoints } from '@ironsouq/contract/mall/cart/cart.endpoints'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { UNPAID_CHECKOUTS_MAX } from '@ironsouq/contract/mall/order/order.limits'
import { translator } from '@ironsouq/i18n/translate'
import { describe, expect, it } from 'vitest'
import { stockHold } from '#features/mall/product/stock.tables.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aBuyer, aShop, stockOf, submitted } from '#test/mall/market.ts'
import { aTakenKey } from '#test/mall/taken-key.ts'
import { runDeadlines } from '#test/work/deadlines.ts'
import { prepareCheckout } from '../checkout/checkout.service.ts'
import { deleteAttempts, releaseForgottenHolds } from '../order.release-holds.job.ts'
import { checkoutAttempt, storeOrder } from '../order.tables.ts'

const say = translator('en')
const TOO_MANY = say('error.tooManyUnpaid', { max: UNPAID_CHECKOUTS_MAX })

/** A buyer of single pieces of one variant. */
async function aBuyerOfOne(server: TestServer, pieces: number) {
  const { skuId } = await aShop(server.ctx, { stock: pieces })
  const buyer = await aBuyer(server)
  const lines = [{ skuId, quantity: 1 }]
  const { total: expected } = await buyer.call(orderEndpoints.confirm, { body: { lines } })
  const bodyOf = (submitId = randomUUID()) => ({
    lines,
    deliveries: [],
    submitId,
    expected,
    isFromCart: false,
  })
  const submit = (idempotencyKey?: string) =>
    buyer.call(orderEndpoints.submit, {
      body: bodyOf(),
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    })
  const held = async () => (await stockOf(server, skuId))?.held
  return { ...buyer, skuId, lines, bodyOf, submit, held }
}

describe('a refused submission', () => {
  it('holds nothing without a key, or with one that was used for something else [OR-8]', async () => {
    await using server = await startServer()
    const { bearer, call, skuId, bodyOf, submit } = await aBuyerOfOne(server, 3)
    const reply = await server.app.inject({
      method: 'POST',
      url: orderEndpoints.submit.path,
      headers: { authorization: bearer },
      payload: bodyOf(),
    })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ data: [{ field: 'Idempotency-Key' }] })
    const idempotencyKey = randomUUID()
    await call(cartEndpoints.add, { body: { skuId, quantity: 1 }, idempotencyKey })
    await expect(submit(idempotencyKey)).rejects.toThrow(say('error.keyReused'))
    for (const table of [stockHold, checkoutAttempt, storeOrder])
      expect(await server.ctx.db.$count(table)).toBe(0)
    expect(await stockOf(server, skuId)).toEqual({ onHand: 3, held: 0 })
  })

  it('gives its stock back at once when it is refused after it was held [OR-8]', async () => {
    await using server = await startServer()
    const { id, submit, held } = await aBuyerOfOne(server, 1)
    const taken = await aTakenKey(server, id)
    const refused = expect(submit(taken.key)).rejects.toThrow(say('error.keyReused'))
    await taken.isWaitedFor()
    expect(await held()).toBe(1)
    await taken.end()
    await refused
    expect(await held()).toBe(0)
    expect(await server.ctx.db.$count(storeOrder)).toBe(0)
    expect((await submit()).orders).toHaveLength(1)
  })

  it('keeps the stock of an order that the same attempt placed by another key [OR-8]', async () => {
    await using server = await startServer()
    const { id, call, bodyOf, held } = await aBuyerOfOne(server, 5)
    const taken = await aTakenKey(server, id)
    const body = bodyOf()
    const refused = expect(
      call(orderEndpoints.submit, { body, idempotencyKey: taken.key }),
    ).rejects.toThrow(say('error.keyReused'))
    await taken.isWaitedFor()
    await call(orderEndpoints.submit, { body })
    await taken.end()
    await refused
    expect(await held()).toBe(1)
    expect(await server.ctx.db.$count(storeOrder)).toBe(1)
  })
})

describe('the limit of unpaid checkouts', () => {
  it('holds when thirty are submitted at once [OR-8]', async () => {
    await using server = await startServer()
    const { submit, held } = await aBuyerOfOne(server, 40)
    const answers = await Promise.allSettled(Array.from({ length: 30 }, () => submit()))
    const refusals = answers.flatMap((each) =>
      each.status === 'rejected' ? [(each.reason as Error).message] : [],
    )
    expect(refusals).toEqual(Array.from({ length: 10 }, () => TOO_MANY))
    expect(await server.ctx.db.$count(storeOrder)).toBe(UNPAID_CHECKOUTS_MAX)
    expect(await held()).toBe(UNPAID_CHECKOUTS_MAX)
  })

  it('counts a checkout that is still being placed, until it is refused [OR-8]', async () => {
    await using server = await startServer()
    const { id, submit } = await aBuyerOfOne(server, 40)
    for (let placed = 1; placed < UNPAID_CHECKOUTS_MAX; placed += 1) await submit()
    const taken = await aTakenKey(server, id)
    const refused = expect(submit(taken.key)).rejects.toThrow(say('error.keyReused'))
    await taken.isWaitedFor()
    await expect(submit()).rejects.toThrow(TOO_MANY)
    await taken.end()
    await refused
    await submit()
    await expect(submit()).rejects.toThrow(TOO_MANY)
  })

  it('counts what was held by a process that ended, until it is released [OR-8]', async () => {
    await using server = await startServer()
    const { id, bodyOf, submit, held } = await aBuyerOfOne(server, 40)
    // The first half of the command alone.
    for (let started = 0; started < UNPAID_CHECKOUTS_MAX; started += 1)
      await prepareCheckout(server.ctx, id, bodyOf())
    await expect(submit()).rejects.toThrow(TOO_MANY)
    const other = await aBuyer(server)
    const [line] = bodyOf().lines
    if (line) await submitted(other.call, [line])
    expect(await held()).toBe(UNPAID_CHECKOUTS_MAX + 1)
    server.turnClock('2026-11-14T08:06:00Z')
    await expect(submit()).rejects.toThrow(TOO_MANY)
    await runDeadlines(server.ctx, releaseForgottenHolds)
    await deleteAttempts.run(server.ctx)
    expect(await held()).toBe(1)
    expect(await server.ctx.db.$count(checkoutAttempt)).toBe(0)
    await submit()
  })
})
