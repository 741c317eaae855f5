import { cartEndpoints } from '@ironsouq/contract/mall/cart/cart.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { product } from '#features/mall/product/product.tables.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aShop } from '#test/mall/market.ts'
import { TERMS } from '#test/mall/vouchers.ts'
import { aSignedInMember } from '#test/members.ts'

const say = translator('en')

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

it('lines that become the same variant at once are one line [CA-3]', async () => {
  const shops = await Promise.all(Array.from({ length: 9 }, () => aShop(server.ctx)))
  const [target, ...others] = shops.map(({ skuId }) => skuId)
  const { call } = await aSignedInMember(server)
  for (const skuId of others) await call(cartEndpoints.add, { body: { skuId, quantity: 1 } })
  const changes = others.map((insteadOf, i) =>
    call(cartEndpoints.change, { body: { skuId: target ?? '', quantity: i + 1, insteadOf } }),
  )
  const outcomes = await Promise.allSettled(changes)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
  expect(await call(cartEndpoints.count)).toEqual({ lines: 1 })
})

it('virtual goods come into no cart, by no way', async () => {
  const [virtual, other] = [await aShop(server.ctx), await aShop(server.ctx)]
  await server.ctx.db
    .update(product)
    .set({ isVirtual: true, deliveryMethods: ['none'], voucherTerms: TERMS })
    .where(eq(product.id, virtual.productId))
  const { call } = await aSignedInMember(server)
  const body = { skuId: virtual.skuId, quantity: 1 }
  const refused = { message: say('error.buyNowOnly') }
  await expect(call(cartEndpoints.add, { body })).rejects.toMatchObject(refused)
  await call(cartEndpoints.add, { body: { skuId: other.skuId, quantity: 1 } })
  const swapped = call(cartEndpoints.change, { body: { ...body, insteadOf: other.skuId } })
  await expect(swapped).rejects.toMatchObject(refused)
  await call(cartEndpoints.merge, { body: { lines: [body] } })
  expect(await call(cartEndpoints.count)).toEqual({ lines: 1 })
  // A visitor who has it in the browser sees why it cannot be bought.
  const visitor = server.client()
  const quoted = await visitor(cartEndpoints.quote, { body: { lines: [body] } })
  expect(quoted).toMatchObject({ count: 0, invalid: [{ fault: 'buyNowOnly' }] })
})

it('refuses quantities and prices that do not exist [CA-3]', async () => {
  const { skuId } = await aShop(server.ctx)
  const { call } = await aSignedInMember(server)
  for (const quantity of [0, -1, 1.5, 10_000, 1e9])
    await expect(call(cartEndpoints.add, { body: { skuId, quantity } })).rejects.toMatchObject({
      status: 400,
    })
  const seen = { amount: '1.005', currency: 'AED' }
  const quote = call(cartEndpoints.quote, { body: { lines: [{ skuId, quantity: 1, seen }] } })
  await expect(quote).rejects.toMatchObject({ status: 400 })
})
