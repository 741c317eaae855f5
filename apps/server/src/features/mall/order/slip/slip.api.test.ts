import { randomUUID } from 'node:crypto'
import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect, it } from 'vitest'
import { startServer } from '#test/harness.ts'
import { ADDRESS, aShop } from '#test/mall/market.ts'
import { aPacker, aPaidOrder } from '#test/mall/paid-order.ts'
import { readPdf, says } from '#test/pdf.ts'
import { deleteOldSlips } from './slip.delete-old.job.ts'

it('draws one file with a packing slip for each order to send, in two languages [OR-5]', async () => {
  await using server = await startServer()
  await server.parts.storage.ensure()
  const shop = await aShop(server.ctx)
  const [first, second] = [await aPaidOrder(server, shop), await aPaidOrder(server, shop)]
  const foreign = await aPaidOrder(server)
  const merchant = await aPacker(server, shop.sellerId, { language: 'ar' })
  const orderIds = [second.orderId, first.orderId, foreign.orderId]
  const { url } = await merchant(orderMerchantEndpoints.packingSlips, { body: { orderIds } })
  const key = /packing-slip\/[\w-]+\.pdf/.exec(url)?.[0] ?? ''
  const sheet = await readPdf(server, key)
  expect(sheet).toMatchObject({
    pages: 2,
    language: 'ar-AE',
    title: translator('ar')('portalOrder.slip'),
  })
  expect(says(sheet, ADDRESS.recipient)).toBe(true)
  expect(says(sheet, translator('en')('portalOrder.slip'))).toBe(true)
  expect(new URL(url).searchParams.has('X-Amz-Signature')).toBe(true)
  await expect(
    merchant(orderMerchantEndpoints.packingSlips, { body: { orderIds: [randomUUID()] } }),
  ).rejects.toMatchObject({ status: 404 })
  server.turnClock('2036-11-14T08:00:00Z')
  await deleteOldSlips.run(server.ctx)
  expect(await server.ctx.storage.has(key)).toBe(false)
})
