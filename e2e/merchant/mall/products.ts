import { randomUUID } from 'node:crypto'
import type { ApiCall } from '@ironsouq/contract/client'
import { productAdminEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { mediaEndpoints } from '@ironsouq/contract/platform/media/media.endpoints'
import { expect } from '@playwright/test'
import type { Environment } from '../../environment/environment.ts'
import { sql } from '../../environment/sql.ts'

/** A store that ships, and a category whose products are reviewed and must state nothing. */
export async function aPlaceToSell({ databaseUrl }: Environment) {
  const [place] = await sql(
    databaseUrl,
    `select seller.code, freight.id as freight, warehouse.id as warehouse, category.id as category
     from seller join store on store.id = seller.id
     join freight_template as freight on freight.seller_id = seller.id
     join warehouse on warehouse.seller_id = seller.id and warehouse.is_active,
     product_category as category
     where category.needs_review
       and not exists (select from product_category where parent_id = category.id)
       and not exists (select from product_category_attribute
         where product_category_id = category.id and is_required)
     order by seller.code, category.code limit 1`,
  )
  return {
    sellerCode: String(place?.['code']),
    freightTemplateId: String(place?.['freight']),
    warehouseId: String(place?.['warehouse']),
    productCategoryId: String(place?.['category']),
  }
}

type Place = Awaited<ReturnType<typeof aPlaceToSell>>

async function aPicture(call: ApiCall, bytes: Buffer) {
  const { ask, finish, detail } = mediaEndpoints.merchant
  const body = { purpose: 'product', type: 'image/png', size: bytes.length } as const
  const { uploadId, url, headers } = await call(ask, { body })
  await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) })
  await call(finish, { body: { uploadId } })
  const state = async () => (await call(detail, { query: { uploadId } })).state
  await expect.poll(state, { timeout: 30_000 }).toBe('ready')
  return uploadId
}

/** A product that waits for a review. */
export async function aProductToReview(call: ApiCall, place: Place, name: string, photo: Buffer) {
  const { sellerCode: _, ...ofPlace } = place
  const { productId } = await call(productAdminEndpoints.create, {
    body: {
      ...ofPlace,
      brand: null,
      partNo: null,
      condition: 'new',
      isVirtual: false,
      taxScheme: 'standard',
      attributes: {},
      options: [],
      deliveryMethods: ['courier'],
      warrantyDays: 0,
      texts: { en: { name, summary: '', description: 'Fits pins of 22 mm.' } },
      pictures: [{ uploadId: await aPicture(call, photo) }],
      modelIds: [],
      skus: [
        {
          skuId: null,
          code: randomUUID().slice(0, 12),
          values: {},
          price: '62.00',
          weightG: 400,
          isActive: true,
          firstStock: 5,
        },
      ],
    },
  })
  const body = { productId, action: 'publish' } as const
  const { state } = await call(productAdminEndpoints.move, { body })
  expect(state).toBe('underReview')
  return productId
}
