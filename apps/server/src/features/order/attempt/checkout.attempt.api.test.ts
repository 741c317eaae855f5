import { randomUUID } from 'node:crypto'
import { orderEndpoints } from '@ironsouq/contract/order/order.endpoints'
import { UNPAID_CHECKOUTS_MAX } from '@ironsouq/contract/order/order.limits'
import { translator } from '@ironsouq/i18n/translate'
import { describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '#test/harness.ts'
import { aBuyer, aShop, stockOf, submitted } from '#test/mall/market.ts'
import { prepareCheckout } from '../checkout.service.ts'
import { releaseForgottenHolds } from '../order.release-holds.job.ts'
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
  const submit = () => buyer.call(orderEndpoints.submit, { body: bodyOf() })
  const held = async () => (await stockOf(server, skuId))?.held
  return { ...buyer, skuId, lines, bodyOf, submit, held }
}

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
    await releaseForgottenHolds.run(server.ctx)
    expect(await held()).toBe(1)
    expect(await server.ctx.db.$count(checkoutAttempt)).toBe(0)
    await submit()
  })
})
