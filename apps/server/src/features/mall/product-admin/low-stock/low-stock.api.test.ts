import { randomUUID } from 'node:crypto'
import { translator } from '@ironsouq/i18n/translate'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { stock } from '#features/mall/product/stock.tables.ts'
import { startServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { aShop } from '#test/mall/market.ts'
import { aPacker } from '#test/mall/paid-order.ts'
import { markLow } from './low-stock.mark.job.ts'

it('tells the store once for each fall of a variant to its limit, not for each sale [PR-5]', async () => {
  await using server = await startServer()
  const { ctx } = server
  const email = `${randomUUID()}@store.example`
  const { sellerId, skuId } = await aShop(ctx)
  await aPacker(server, sellerId, { email })
  const leave = async (onHand: number) => {
    await ctx.db.update(stock).set({ onHand, lowAt: 5 }).where(eq(stock.skuId, skuId))
    await Promise.all([markLow.run(ctx), markLow.run(ctx)])
    await server.work()
    return (await inbox(email)).map(({ subject }) => subject)
  }
  const subject = translator('en')('portalProduct.lowMailSubject', { count: 1 })
  expect(await leave(6)).toEqual([])
  expect(await leave(5)).toEqual([subject])
  expect(await leave(4)).toEqual([subject])
  expect(await leave(9)).toEqual([subject])
  expect(await leave(2)).toEqual([subject, subject])
  await ctx.db.update(stock).set({ lowAt: null }).where(eq(stock.skuId, skuId))
  await markLow.run(ctx)
  const [row] = await ctx.db.select().from(stock).where(eq(stock.skuId, skuId))
  expect(row?.lowSince).toBeNull()
})
