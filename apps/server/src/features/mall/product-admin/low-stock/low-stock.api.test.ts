import { randomUUID } from 'node:crypto'
import { translator } from '@ironsouq/i18n/translate'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { sku } from '#features/mall/product/product.tables.ts'
import { setLow } from '#features/mall/product/stock.low.service.ts'
import { stock } from '#features/mall/product/stock.tables.ts'
import { setStoreLow } from '#features/mall/store/store.low.service.ts'
import { startServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { aShop } from '#test/mall/market.ts'
import { aPacker } from '#test/mall/paid-order.ts'
import { markLow } from './low-stock.mark.job.ts'

it('tells the store once for each fall of a variant to the limit of the store or its own, sold out too [PR-5]', async () => {
  await using server = await startServer()
  const { ctx } = server
  const email = `${randomUUID()}@store.example`
  const { sellerId, skuId } = await aShop(ctx)
  await aPacker(server, sellerId, { email })
  const leave = async (onHand: number) => {
    await ctx.db.update(stock).set({ onHand }).where(eq(stock.skuId, skuId))
    await Promise.all([markLow.run(ctx), markLow.run(ctx)])
    await server.work()
    return (await inbox(email)).map(({ subject }) => subject)
  }
  const subject = translator('en')('portalProduct.lowMailSubject', { count: 1 })
  await setStoreLow(ctx, sellerId, 5)
  expect(await leave(6)).toEqual([])
  expect(await leave(5)).toEqual([subject])
  expect(await leave(4)).toEqual([subject])
  expect(await leave(9)).toEqual([subject])
  expect(await leave(2)).toEqual([subject, subject])
  await setLow(ctx, { sellerId, skuId }, 1)
  expect(await leave(2)).toHaveLength(2)
  expect(await leave(0)).toHaveLength(3)
  const [row] = await ctx.db.select().from(sku).where(eq(sku.id, skuId))
  expect(row?.lowSince).not.toBeNull()
})
