import { LEFT_OUT } from '../sample-request.ts'
import type { Make } from './row-maker.ts'

interface Goods {
  make: Make
  mark: string
  sellerId: string
  /** A picture that the owner uploaded for a product. */
  uploadId: string
  productCategoryId: string
  modelId: string
  productId: string
  pictureId: string
  skuId: string
  warehouseId: string
}

/** Requests about products, stock and freight of a store. */
export async function goodsRequests(goods: Goods) {
  const { make, mark, sellerId, uploadId, productCategoryId, modelId } = goods
  const { productId, pictureId, skuId, warehouseId } = goods
  const unused = await make('freight_template', {
    seller_id: sellerId,
    unit: 'piece',
    name: `${mark} unused`,
  })
  await make('freight_rule', {
    seller_id: sellerId,
    freight_template_id: unused.id,
    regions: ['AE'],
  })
  const variant = { values: {}, price: '50.00', weightG: 100, isActive: true, firstStock: null }
  const form = {
    productCategoryId,
    modelIds: [modelId],
    modelId,
    isVirtual: false,
    voucherTerms: null,
    deliveryMethods: ['courier'],
    options: [],
    attributes: {},
  }
  const added = { ...variant, skuId: null, code: `${mark}-new`, firstStock: 3 }
  return {
    idsAt: {
      'POST /p/merchant/product/create': { pictures: [{ uploadId }] },
      'PUT /p/merchant/product/edit': {
        pictures: [{ pictureId }],
        skus: [{ ...variant, skuId, code: `${mark}-code` }],
      },
      'POST /p/merchant/product/move-many': { productIds: [productId] },
      'POST /p/merchant/stock/sheet/save': {
        rows: [
          {
            skuId,
            price: { from: '50.00', to: '55.00' },
            lowAt: { from: null, to: 8 },
            stock: [{ warehouseId, from: 10, to: 8 }],
          },
        ],
      },
      'POST /p/merchant/freight/remove': { freightTemplateId: unused.id },
    },
    valuesAt: {
      'GET /p/merchant/product/list': { '': {} },
      'GET /p/merchant/product/attributes': { productCategoryId },
      'POST /p/merchant/product/earnings': { productCategoryId },
      'POST /p/merchant/product/create': { ...form, skus: [added] },
      'PUT /p/merchant/product/edit': form,
      'POST /p/merchant/product/move': { action: 'withdraw' },
      'POST /p/merchant/product/move-many': { action: 'withdraw' },
      'GET /p/merchant/stock/list': {
        size: 50,
        cursor: LEFT_OUT,
        words: LEFT_OUT,
        stock: LEFT_OUT,
      },
      'POST /p/merchant/stock/low': { lowAt: 3 },
      'POST /p/merchant/stock/store-low': { lowAt: 3 },
      'POST /p/merchant/freight/cost': { regions: ['AE'], freeFrom: '100.00', place: 'dubai' },
      'POST /p/merchant/freight/create': { regions: ['AE'], freeFrom: '100.00' },
      'PUT /p/merchant/freight/save': { regions: ['AE'], freeFrom: '100.00' },
      'GET /p/merchant/stock/movements': { size: 50, cursor: LEFT_OUT },
    },
  }
}
