import { storeApplicationEndpoints } from '@ironsouq/contract/mall/store-application/store-application.endpoints'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { productCategory } from '#features/mall/product-category/product-category.tables.ts'
import { startServer } from '#test/harness.ts'
import { aMall } from '#test/mall/mall-fixtures.ts'

it('tells a visitor commissions and the days until money is due, as orders follow them', async () => {
  await using server = await startServer()
  const { ctx } = server
  const { hydraulic } = await aMall(ctx)
  await ctx.db
    .update(productCategory)
    .set({ commissionPpm: 80_000 })
    .where(eq(productCategory.id, hydraulic.id))
  const terms = await server.client()(storeApplicationEndpoints.terms, {})
  expect(terms).toEqual({
    commissions: [{ name: 'Filters', fromPpm: 80_000, toPpm: 80_000 }],
    // Seven days to return, and eight more.
    payoutDays: 15,
    answerDays: null,
  })
})
