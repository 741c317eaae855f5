import { freightEndpoints } from '@ironsouq/contract/mall/freight/freight.endpoints'
import {
  productAdminEndpoints,
  productReviewEndpoints,
} from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import type { ProductForm } from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import { stockEndpoints } from '@ironsouq/contract/mall/stock/stock.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aProductCategory } from '#features/mall/product-category/product-category.builder.ts'
import { aProduct } from '#features/mall/product/product.builder.ts'
import { product, sku } from '#features/mall/product/product.tables.ts'
import { stock, stockMovement } from '#features/mall/product/stock.tables.ts'
import { aStore, aWarehouse } from '#features/mall/store/store.builder.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { one } from '#kernel/data/db.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { TERMS } from '#test/mall/vouchers.ts'

const { list, record, create, copy, edit, move, moveMany } = productAdminEndpoints

/** A store with a warehouse, and a person who works for it. */
async function aTrader(server: TestServer, code: string) {
  const { ctx } = server
  const { id: sellerId } = await aSeller(ctx, { code, names: { en: code } })
  await aStore(ctx, { sellerId, names: { en: code } })
  const { id: warehouseId } = await aWarehouse(ctx, { sellerId })
  const accountId = await aSellerAccount(ctx, { sellerId, role: 'owner' })
  const call = server.client({ bearer: await merchantTokenOf(ctx, accountId) })
  return { sellerId, warehouseId, call }
}

const variant = {
  skuId: null,
  values: {},
  price: '62.00',
  weightG: 400,
  isActive: true,
  firstStock: null,
}

const formOf = (productCategoryId: string, given: Partial<ProductForm> = {}): ProductForm => ({
  productCategoryId,
  brand: 'Ironwood',
  partNo: 'IW-T18',
  condition: 'new',
  isVirtual: false,
  taxScheme: 'standard',
  attributes: {},
  options: [],
  deliveryMethods: ['pickup'],
  freightTemplateId: null,
  warrantyDays: 90,
  texts: { en: { name: 'Bucket tooth tip', summary: '', description: '' } },
  pictures: [],
  modelIds: [],
  skus: [{ ...variant, code: 'IW-T18' }],
  warehouseId: null,
  ...given,
})

const PIN = {
  code: 'pin',
  texts: { en: 'Pin' },
  values: [
    { code: '18', texts: { en: '18 mm' } },
    { code: '22', texts: { en: '22 mm' } },
  ],
}

const sums = async ({ ctx }: TestServer, skuId: string) =>
  one(
    await ctx.db
      .select({
        onHand: sql<number>`sum(on_hand_change)::int`,
        held: sql<number>`sum(held_change)::int`,
      })
      .from(stockMovement)
      .where(eq(stockMovement.skuId, skuId)),
  )

describe('a product of a store', () => {
  it('is created with variants, prices and first stock in one command [PR-1] [PR-5]', async () => {
    await using server = await startServer()
    const { call, warehouseId } = await aTrader(server, 'teeth')
    const { id: categoryId } = await aProductCategory(server.ctx, { code: 'teeth' })
    const made = await call(create, {
      body: formOf(categoryId, {
        options: [PIN],
        warehouseId,
        skus: [
          { ...variant, code: 'T18', values: { pin: '18' }, firstStock: 240 },
          { ...variant, code: 'T22', values: { pin: '22' }, price: '86.00', firstStock: 0 },
        ],
      }),
    })
    expect(made).toMatchObject({
      state: 'draft',
      missing: ['picture'],
      skus: [
        { code: 'T18', price: { amount: '62.00', currency: 'AED' }, onHand: 240 },
        { code: 'T22', price: { amount: '86.00', currency: 'AED' }, onHand: 0 },
      ],
    })
    expect(await call(list, { query: {} })).toMatchObject({
      total: 1,
      rows: [{ lowest: { amount: '62.00' }, highest: { amount: '86.00' }, available: 240 }],
    })
  })

  it('is copied to a draft without stock and with codes of its own [PR-1]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { call, sellerId, warehouseId } = await aTrader(server, 'teeth')
    const { id: productCategoryId } = await aProductCategory(ctx, { code: 'teeth' })
    const picture = { objectKey: 'product/one', width: 800, height: 600 }
    const given = { sellerId, warehouseId, productCategoryId, state: 'onSale' as const }
    const skus = [{ code: 'T18', priceMinor: 6_200n, weightG: 400, stock: 240 }]
    const { id: productId } = await aProduct(ctx, { ...given, pictures: [picture], skus })
    const from = await call(record, { query: { productId } })
    expect(from.pageUrl).toMatch(new RegExp(`/en/mall/product/${productId}$`))
    const made = await call(copy, { body: { productId } })
    expect(made).toMatchObject({
      state: 'draft',
      texts: from.texts,
      attributes: from.attributes,
      pictures: [{ src: 'product/one' }],
      skus: [{ code: 'T18-2', price: from.skus[0]?.price, weightG: 400, onHand: 0 }],
    })
    expect(made.productId).not.toBe(productId)
    const again = await call(copy, { body: { productId } })
    expect(again.skus.map(({ code }) => code)).toEqual(['T18-3'])
    const other = await aTrader(server, 'filters')
    await expect(other.call(copy, { body: { productId } })).rejects.toMatchObject({ status: 404 })
  })

  it('has one variant for each value of its options, with codes of their own [PR-1]', async () => {
    await using server = await startServer()
    const { call } = await aTrader(server, 'teeth')
    const { id } = await aProductCategory(server.ctx, { code: 'teeth' })
    const twice = { ...variant, code: 'T18', values: { pin: '18' } }
    const same = formOf(id, { options: [PIN], skus: [twice, { ...twice, code: 'T19' }] })
    await expect(call(create, { body: same })).rejects.toMatchObject({ status: 400 })
    const unknown = { ...variant, code: 'T30', values: { pin: '30' } }
    const other = formOf(id, { options: [PIN], skus: [unknown] })
    await expect(call(create, { body: other })).rejects.toMatchObject({ status: 400 })
    await call(create, { body: formOf(id) })
    await expect(call(create, { body: formOf(id) })).rejects.toMatchObject({ status: 400 })
    expect(await server.ctx.db.$count(product)).toBe(1)
  })

  it('keeps the first of two edits of one version [PR-1]', async () => {
    await using server = await startServer()
    const { call } = await aTrader(server, 'teeth')
    const { id } = await aProductCategory(server.ctx, { code: 'teeth' })
    const { productId, version, skus } = await call(create, { body: formOf(id) })
    const skuId = skus[0]?.skuId ?? null
    const changed = (price: string) => ({
      ...formOf(id, { skus: [{ ...variant, skuId, code: 'IW-T18', price }] }),
      productId,
      version,
    })
    const edits = await Promise.allSettled([
      call(edit, { body: changed('70.00') }),
      call(edit, { body: changed('80.00') }),
    ])
    expect(edits.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(edits.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409 },
    })
    expect(await call(record, { query: { productId } })).toMatchObject({ version: version + 1 })
  })

  it('keeps a variant that had stock when it is no longer named, and drops one that had none [PR-1]', async () => {
    await using server = await startServer()
    const { call, warehouseId } = await aTrader(server, 'teeth')
    const { id } = await aProductCategory(server.ctx, { code: 'teeth' })
    const { productId, version } = await call(create, {
      body: formOf(id, {
        options: [PIN],
        warehouseId,
        skus: [
          { ...variant, code: 'T18', values: { pin: '18' }, firstStock: 2 },
          { ...variant, code: 'T22', values: { pin: '22' } },
        ],
      }),
    })
    const only = [{ ...variant, code: 'ONE' }]
    await call(edit, { body: { ...formOf(id, { skus: only }), productId, version } })
    const rows = await server.ctx.db.select().from(sku).orderBy(sku.code)
    expect(rows).toMatchObject([
      { code: 'ONE', isActive: true },
      { code: 'T18', isActive: false },
    ])
  })

  it('is reviewed where its category asks for it, at the version that was read [BO-6]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { call, sellerId } = await aTrader(server, 'teeth')
    const { id: productCategoryId } = await aProductCategory(ctx, {
      code: 'oil',
      needsReview: true,
    })
    const pictures = [{ objectKey: 'product/a/320.webp', width: 4, height: 3 }]
    const { id: productId } = await aProduct(ctx, {
      sellerId,
      productCategoryId,
      state: 'draft',
      deliveryMethods: ['pickup'],
      pictures,
    })
    const staff = server.client({
      bearer: await server.staffToken(['product.read', 'product.review']),
    })
    const decide = async (action: 'approve' | 'reject' | 'remove', reason: string | null) => {
      const { version } = await staff(productReviewEndpoints.record, { query: { productId } })
      return staff(productReviewEndpoints.review, { body: { productId, version, action, reason } })
    }
    expect(await call(move, { body: { productId, action: 'publish' } })).toMatchObject({
      state: 'underReview',
    })
    await expect(decide('reject', null)).rejects.toMatchObject({ status: 400 })
    expect(await decide('reject', 'The photo shows another part.')).toMatchObject({
      state: 'rejected',
    })
    expect(await call(record, { query: { productId } })).toMatchObject({
      reason: 'The photo shows another part.',
      actions: ['publish', 'delete'],
    })
    await call(move, { body: { productId, action: 'publish' } })
    const late = { productId, version: 1, action: 'approve', reason: null } as const
    await expect(staff(productReviewEndpoints.review, { body: late })).rejects.toMatchObject({
      status: 409,
    })
    expect(await decide('approve', null)).toMatchObject({ state: 'onSale', reason: null })
    const { version } = await call(record, { query: { productId } })
    const body = { ...formOf(productCategoryId), productId, version }
    await expect(call(edit, { body })).rejects.toMatchObject({ status: 409 })
    expect(await decide('remove', 'A buyer proved that it is a copy.')).toMatchObject({
      state: 'removed',
    })
  })

  it('is not published without what buyers need; of many, those that are ready are [BO-1]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { call, sellerId } = await aTrader(server, 'teeth')
    const { id: productCategoryId } = await aProductCategory(ctx, { code: 'teeth' })
    const draft = { sellerId, productCategoryId, state: 'draft' } as const
    const pictures = [{ objectKey: 'product/a/320.webp', width: 4, height: 3 }]
    const ready = await aProduct(ctx, { ...draft, deliveryMethods: ['pickup'], pictures })
    const bare = await aProduct(ctx, { ...draft, deliveryMethods: ['pickup'] })
    const productIds = [ready.id, bare.id]
    expect(await call(moveMany, { body: { productIds, action: 'publish' } })).toMatchObject({
      moved: 1,
      refused: [{ productId: bare.id }],
    })
    expect(await call(record, { query: { productId: ready.id } })).toMatchObject({
      state: 'onSale',
    })
  })

  it('is virtual with terms that fit its kind and validity, and without them not for sale [PR-6]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { call, sellerId } = await aTrader(server, 'teeth')
    const { id: productCategoryId } = await aProductCategory(ctx, { code: 'teeth' })
    const virtual = { isVirtual: true, deliveryMethods: ['none' as const] }
    const save = (given: Partial<ProductForm>) =>
      call(create, { body: formOf(productCategoryId, given) })
    const wrong: Partial<ProductForm>[] = [
      virtual,
      { voucherTerms: TERMS },
      { ...virtual, voucherTerms: { ...TERMS, days: null } },
      { ...virtual, voucherTerms: { ...TERMS, kind: 'counted' } },
      {
        ...virtual,
        voucherTerms: { ...TERMS, validity: 'forever', days: null, kind: 'unlimited' },
      },
      {
        ...virtual,
        voucherTerms: {
          ...TERMS,
          validity: 'range',
          days: null,
          from: '2026-12-02',
          until: '2026-12-01',
        },
      },
    ]
    for (const each of wrong) await expect(save(each)).rejects.toMatchObject({ status: 400 })
    expect(await ctx.db.$count(product)).toBe(0)
    const saved = await save({ ...virtual, voucherTerms: TERMS })
    expect(saved).toMatchObject({ isVirtual: true, voucherTerms: TERMS })
    // One that an installation has from before.
    const pictures = [{ objectKey: 'product/a/320.webp', width: 4, height: 3 }]
    const { id: productId } = await aProduct(ctx, {
      sellerId,
      productCategoryId,
      state: 'draft',
      pictures,
      ...virtual,
    })
    const publish = () => call(move, { body: { productId, action: 'publish' } })
    await expect(publish()).rejects.toThrow(translator('en')('portalProduct.notReady'))
    const before = await call(record, { query: { productId } })
    expect(before.missing).toEqual(['voucherTerms'])
    const same = {
      pictures: before.pictures.map(({ pictureId }) => ({ pictureId })),
      skus: before.skus.map(({ skuId, code }) => ({ ...variant, skuId, code })),
    }
    const given = { ...same, ...virtual, voucherTerms: TERMS }
    const { version } = before
    await call(edit, { body: { ...formOf(productCategoryId, given), productId, version } })
    expect(await publish()).toMatchObject({ state: 'onSale' })
  })

  it('takes no freight template, warehouse or variant of another store [PR-1] [PR-5]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const own = await aTrader(server, 'own')
    const other = await aTrader(server, 'other')
    const { id } = await aProductCategory(ctx, { code: 'teeth' })
    const rule = { firstUnits: 1000, first: '20.00', furtherUnits: 1000, further: '5.00' }
    const { freightTemplateId } = await other.call(freightEndpoints.create, {
      body: {
        name: 'Parcel',
        unit: 'weight',
        rules: [{ ...rule, regions: ['AE'], freeFrom: null }],
      },
    })
    const theirs = await other.call(create, { body: formOf(id) })
    const theirSku = theirs.skus[0]?.skuId ?? null
    const { warehouseId } = other
    const attempts: Partial<ProductForm>[] = [
      { freightTemplateId },
      { warehouseId, skus: [{ ...variant, code: 'A', firstStock: 3 }] },
      { skus: [{ ...variant, code: 'A', skuId: theirSku }] },
      { pictures: [{ uploadId: crypto.randomUUID() }] },
    ]
    for (const given of attempts) {
      const [sent] = await Promise.allSettled([own.call(create, { body: formOf(id, given) })])
      expect(sent).toMatchObject({ status: 'rejected', reason: { name: 'ApiError' } })
    }
    expect(await ctx.db.$count(product, eq(product.sellerId, own.sellerId))).toBe(0)
    const { productId } = theirs
    await expect(own.call(record, { query: { productId } })).rejects.toMatchObject({ status: 404 })
  })
})

describe('the stock of a variant', () => {
  it('is the sum of its movements, also of two receipts at once [PR-5]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const { call, sellerId, warehouseId } = await aTrader(server, 'teeth')
    const { id: productCategoryId } = await aProductCategory(ctx, { code: 'teeth' })
    const made = await aProduct(ctx, { sellerId, productCategoryId })
    const skuId = made.skus[0]?.id ?? ''
    const change = (kind: 'received' | 'counted' | 'writtenOff', quantity: number) =>
      call(stockEndpoints.change, { body: { skuId, warehouseId, kind, quantity, note: '' } })
    await Promise.all(Array.from({ length: 8 }, () => change('received', 5)))
    await ctx.db.update(stock).set({ held: 4 })
    await change('writtenOff', 6)
    await change('counted', 30)
    await expect(change('writtenOff', 27)).rejects.toMatchObject({ status: 409 })
    await expect(change('counted', 3)).rejects.toMatchObject({ status: 409 })
    expect(one(await ctx.db.select().from(stock))).toMatchObject({ onHand: 30, held: 4 })
    expect(await sums(server, skuId)).toEqual({ onHand: 30, held: 0 })
    const { rows } = await call(stockEndpoints.movements, { query: { skuId } })
    expect(rows.slice(0, 3)).toMatchObject([
      { kind: 'counted', onHandChange: -4 },
      { kind: 'writtenOff', onHandChange: -6 },
      { kind: 'received', onHandChange: 5 },
    ])
  })
})
