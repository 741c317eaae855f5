import { randomUUID } from 'node:crypto'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect, it } from 'vitest'
import { startServer } from '#test/harness.ts'
import { aBuyer, aShop } from '#test/mall/market.ts'
import { storeOrder } from '../order.tables.ts'

it('a checkout that is submitted again is answered with a notice in the language of the reader [OR-8] [CL-4]', async () => {
  await using server = await startServer()
  const { skuId } = await aShop(server.ctx)
  const { call, bearer } = await aBuyer(server)
  const lines = [{ skuId, quantity: 1 }]
  const { total } = await call(orderEndpoints.confirm, { body: { lines } })
  const payload = { lines, submitId: randomUUID(), expected: total }
  const submit = async (locale: string) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: orderEndpoints.submit.path,
      headers: { locale, authorization: bearer, 'idempotency-key': randomUUID() },
      payload,
    })
    return reply.json<{ code: string; msg: string; data: unknown }>()
  }
  const first = await submit('en')
  expect(first).toMatchObject({ code: '00000', msg: '' })
  for (const locale of ['en', 'ar'] as const)
    expect(await submit(locale)).toMatchObject({
      code: 'A00002',
      msg: translator(locale)('error.orderRepeated'),
      data: first.data,
    })
  expect(await server.ctx.db.$count(storeOrder)).toBe(1)
})

it('a checkout of more than 50 lines is refused with a message about lines [CA-1]', async () => {
  await using server = await startServer()
  const { call } = await aBuyer(server)
  const lines = Array.from({ length: 51 }, () => ({ skuId: randomUUID(), quantity: 1 }))
  await expect(call(orderEndpoints.confirm, { body: { lines } })).rejects.toMatchObject({
    status: 400,
    data: [{ field: 'lines', msg: translator('en')('error.checkoutLinesMost') }],
  })
})
