import { randomUUID } from 'node:crypto'
import type { ApiCall } from '@ironsouq/contract/client'
import type { CheckoutRequest } from '@ironsouq/contract/mall/order/checkout.schema'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { addressEndpoints } from '@ironsouq/contract/people/address/address.endpoints'
import { eq } from 'drizzle-orm'
import { aProductCategory } from '#features/mall/product-category/product-category.builder.ts'
import { aProduct } from '#features/mall/product/product.builder.ts'
import { stock } from '#features/mall/product/stock.tables.ts'
import { aStore, aWarehouse } from '#features/mall/store/store.builder.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { TestServer } from '../harness.ts'
import { aSignedInMember } from '../members.ts'

interface Given {
  name?: string
  stock?: number
  priceMinor?: bigint
  freightTemplateId?: string
}

/** A store with one warehouse and one product of one variant. */
export async function aShop(
  ctx: Ctx,
  { name = 'Al Quoz Parts', stock = 10, priceMinor = 12_500n, ...given }: Given = {},
) {
  const { id: sellerId } = await aSeller(ctx, { code: randomUUID(), names: { en: name } })
  await aStore(ctx, { sellerId, names: { en: name } })
  const { id: warehouseId } = await aWarehouse(ctx, { sellerId })
  const category = await aProductCategory(ctx, {
    code: 'filters',
    names: { en: 'Filters' },
    commissionPpm: 80_000,
  })
  const product = await aProduct(ctx, {
    ...given,
    sellerId,
    productCategoryId: category.id,
    warehouseId,
    skus: [{ priceMinor, stock }],
  })
  const [sku] = product.skus
  if (!sku) throw new Error('no variant')
  return { sellerId, warehouseId, productId: product.id, skuId: sku.id }
}

export const ADDRESS = {
  recipient: 'Saeed Al Mansoori',
  phone: '+971501234567',
  country: 'AE',
  region: 'sharjah',
  city: 'Al Sajaa',
  detail: 'Street 12, yard 40',
}

/** A member with an address. */
export async function aBuyer(server: TestServer) {
  const buyer = await aSignedInMember(server)
  await buyer.call(addressEndpoints.add, { body: ADDRESS })
  return buyer
}

type Lines = CheckoutRequest['lines']
type Answers = NonNullable<CheckoutRequest['answers']>

/** Submits lines at the total that they cost now. */
export async function submitted(
  call: ApiCall,
  lines: Lines,
  submitId: string = randomUUID(),
  answers: Answers = [],
) {
  const { total } = await call(orderEndpoints.confirm, { body: { lines } })
  return call(orderEndpoints.submit, { body: { lines, answers, submitId, expected: total } })
}

/** What is on hand and held of a variant. */
export const stockOf = async ({ ctx }: TestServer, skuId: string) => {
  const [row] = await ctx.db
    .select({ onHand: stock.onHand, held: stock.held })
    .from(stock)
    .where(eq(stock.skuId, skuId))
  return row
}
