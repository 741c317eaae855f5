import { productReviewEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { batchEndpoints, type BatchTarget } from '@ironsouq/contract/platform/batch/batch.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  aProductAttribute,
  aProductCategory,
} from '#features/mall/product-category/product-category.builder.ts'
import { aProduct } from '#features/mall/product/product.builder.ts'
import { product } from '#features/mall/product/product.tables.ts'
import { aStore } from '#features/mall/store/store.builder.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { startServer, type TestServer } from '#test/harness.ts'

const { list, choices, record, review } = productReviewEndpoints

/** Two stores with products in review, of which one has no picture. */
async function toReview({ ctx }: TestServer) {
  const sellerIds: string[] = []
  for (const code of ['gulf', 'levant']) {
    const { id: sellerId } = await aSeller(ctx, { code, names: { en: code } })
    await aStore(ctx, { sellerId, names: { en: code } })
    sellerIds.push(sellerId)
  }
  const [gulf = '', levant = ''] = sellerIds
  const { id: parentId } = await aProductCategory(ctx, { code: 'oil', names: { en: 'Oil' } })
  const { id: productCategoryId } = await aProductCategory(ctx, {
    code: 'filters',
    names: { en: 'Filters', ar: 'فلاتر' },
    parentId,
  })
  await aProductAttribute(ctx, {
    code: 'height',
    kind: 'number',
    unit: 'mm',
    of: [{ productCategoryId: parentId }],
  })
  const pictures = [{ objectKey: 'product/a/320.webp', width: 4, height: 3 }]
  const common = { productCategoryId, state: 'underReview', deliveryMethods: ['pickup'] } as const
  const make = async (sellerId: string, withPicture = true) => {
    const given = { ...common, deliveryMethods: [...common.deliveryMethods], sellerId }
    return (await aProduct(ctx, { ...given, ...(withPicture && { pictures }) })).id
  }
  return {
    gulf,
    levant,
    ready: await make(gulf),
    bare: await make(gulf, false),
    other: await make(levant),
  }
}

const reviewer = async (server: TestServer) =>
  server.client({ bearer: await server.staffToken(['product.read', 'product.review']) })

describe('the review of products', () => {
  it('approves no virtual goods without terms [PR-6]', async () => {
    await using server = await startServer()
    const { ready } = await toReview(server)
    await server.ctx.db
      .update(product)
      .set({ isVirtual: true, deliveryMethods: ['none'] })
      .where(eq(product.id, ready))
    const call = await reviewer(server)
    const { version } = await call(record, { query: { productId: ready } })
    const body = { productId: ready, version, action: 'approve', reason: null } as const
    await expect(call(review, { body })).rejects.toMatchObject({
      message: translator('en')('portalProduct.notReady'),
    })
  })

  it('finds the products of a store and of a category with those under it [BO-6]', async () => {
    await using server = await startServer()
    const { gulf, levant, other, ready } = await toReview(server)
    const call = await reviewer(server)
    expect(await call(choices)).toEqual({
      categories: [
        { code: 'oil', name: 'Oil', depth: 0 },
        { code: 'filters', name: 'Filters', depth: 1 },
      ],
    })
    expect(await call(list, { query: { sellerId: levant } })).toMatchObject({
      total: 1,
      rows: [{ productId: other, sellerId: levant, storeName: 'levant' }],
    })
    const query = { sellerId: gulf, category: 'oil', state: ['underReview' as const] }
    expect(await call(list, { query })).toMatchObject({ total: 2 })
    expect(await call(record, { query: { productId: ready } })).toMatchObject({
      sellerId: gulf,
      actions: ['approve', 'reject'],
      fields: [{ code: 'height', unit: 'mm' }],
      moves: [],
    })
  })

  it('shows how a product came into its state, the latest move first [BO-6]', async () => {
    await using server = await startServer()
    const { ready: productId } = await toReview(server)
    const call = await reviewer(server)
    const { version } = await call(record, { query: { productId } })
    const body = { productId, version, action: 'approve', reason: null } as const
    const approved = await call(review, { body })
    expect(approved.moves).toMatchObject([{ to: 'onSale', by: 'staff' }])
    const gone = {
      productId,
      version: approved.version,
      action: 'remove',
      reason: 'A copy.',
    } as const
    expect((await call(review, { body: gone })).moves).toMatchObject([
      { to: 'removed' },
      { to: 'onSale' },
    ])
  })

  it('decides on many products at once; one that is not ready is named with the reason [BO-2] [BO-6]', async () => {
    await using server = await startServer()
    const { ready, bare, other } = await toReview(server)
    const call = await reviewer(server)
    const start = async (target: BatchTarget, expected: number, params: Record<string, string>) => {
      const body = { action: 'product.review', target, expected, params }
      const { batchId } = await call(batchEndpoints.start, { body })
      await server.work()
      return call(batchEndpoints.rows, { query: { batchId } })
    }
    const states = async () =>
      Object.fromEntries(
        (await server.ctx.db.select().from(product)).map((row) => [row.id, row.state]),
      )
    const filters = { state: ['underReview'] }
    const unread = await start({ filters }, 3, { action: 'approve' })
    expect(unread.rows.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'refused'])
    const ids = [ready, bare]
    const { rows } = await start({ ids, versions: [1, 1] }, 2, { action: 'approve' })
    expect(rows).toMatchObject([
      { rowId: ready, name: 'Oil filter', outcome: 'done' },
      { rowId: bare, outcome: 'refused' },
    ])
    await start({ filters }, 2, { action: 'reject', reason: 'The photo shows another part.' })
    expect(await states()).toEqual({ [ready]: 'onSale', [bare]: 'rejected', [other]: 'rejected' })
    await start({ ids: [ready] }, 1, { action: 'remove', reason: 'A copy.' })
    expect((await call(record, { query: { productId: ready } })).reason).toBe('A copy.')
  })
})
