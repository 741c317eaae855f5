import { randomUUID } from 'node:crypto'
import { serialKey } from '@ironsouq/contract/mall/product/product-fit'
import { pickupCodeOf } from '#features/mall/order/order.rules.ts'
import type { TestServer } from '../harness.ts'
import { LEFT_OUT } from '../sample-request.ts'
import { couponsOf } from './coupon-rows.ts'
import { flashSalesOf } from './flash-sale-rows.ts'
import { importsOf } from './import-rows.ts'
import { promotionsOf } from './promotion-rows.ts'
import { rowMaker, type Make } from './row-maker.ts'
import { aVoucherOf } from './voucher-rows.ts'

interface Trader {
  server: TestServer
  mark: string
  sellerId: string
  buyerId: string
  /** The category that products of both sellers are in, and a machine model that they fit. */
  productCategoryId: string
  modelId: string
}

const addressOf = (mark: string) => ({
  recipient: `${mark} recipient`,
  phone: '+971501234567',
  country: 'AE',
  region: 'sharjah',
  city: `${mark} city`,
  detail: `${mark} street`,
  makani: null,
  postalCode: null,
})

/** An order is the sum of its lines at commit, so all of it is written in one transaction. */
async function anOrder(
  { server, mark, sellerId, buyerId }: Trader,
  { skuId, productId, ...columns }: { skuId: string; productId: string; [column: string]: unknown },
) {
  const client = await server.pool.connect()
  try {
    await client.query('begin')
    const make = await rowMaker({ pool: client, ctx: server.ctx }, mark)
    const of = { member_id: buyerId, seller_id: sellerId }
    const later = { expires_at: '2036-01-01T00:00:00Z' }
    const checkout = await make('checkout', {
      ...later,
      id: randomUUID(),
      pay_no: randomUUID(),
      member_id: buyerId,
      state: 'placed',
      currency: 'AED',
      total_minor: 9_000,
    })
    const order = await make('store_order', {
      ...of,
      ...later,
      checkout_id: checkout.id,
      state: 'pendingDelivery',
      paid_at: '2026-11-14T07:00:00Z',
      delivery: 'courier',
      number: `${mark} ${randomUUID()}`,
      address: JSON.stringify(addressOf(mark)),
      currency: 'AED',
      goods_minor: 10_000,
      discount_minor: 1_000,
      freight_minor: 0,
      vat_minor: 0,
      payable_minor: 9_000,
      quantity: 2,
      ...columns,
    })
    const inOrder = { ...of, order_id: order.id }
    const line = await make('order_line', {
      ...inOrder,
      sku_id: skuId,
      product_id: productId,
      name: JSON.stringify({ en: `${mark} line` }),
      quantity: 2,
      unit_minor: 5_000,
      goods_minor: 10_000,
      discount_minor: 1_000,
      paid_minor: 9_000,
      vat_minor: 0,
      tax_scheme: 'standard',
    })
    await make('order_adjustment', {
      ...inOrder,
      order_line_id: line.id,
      kind: 'merchantPrice',
      funded_by: 'store',
      amount_minor: 1_000,
    })
    const parcel = await make('parcel', {
      ...inOrder,
      carrier: 'aramex',
      tracking_no: `${mark} ${randomUUID()}`,
    })
    await make('parcel_line', { ...of, parcel_id: parcel.id, order_line_id: line.id })
    await make('parcel_event', {
      ...of,
      parcel_id: parcel.id,
      status: 'received',
      place: `${mark} place`,
    })
    await make('lifecycle_log', { actor: 'staff', entity: 'order', entity_id: order.id })
    await client.query('commit')
    return {
      orderId: order.id,
      orderNumber: String(order['number']),
      orderLineId: line.id,
      parcelId: parcel.id,
    }
  } finally {
    client.release()
  }
}

/** The store of a seller with goods, and an order of a buyer. */
export async function aMallTrader(trader: Trader, make: Make) {
  const { sellerId, buyerId, productCategoryId, modelId } = trader
  const of = { seller_id: sellerId }
  await make('store', { id: sellerId, emirate: 'sharjah' })
  await make('store_text', { ...of, locale: 'en' })
  await make('lifecycle_log', { actor: 'staff', entity: 'store', entity_id: sellerId })
  await make('store_company', of)
  await make('store_contract', { ...of, during: '[2026-01-01,2036-01-01)' })
  await make('store_category', { ...of, product_category_id: productCategoryId })
  await make('store_page', { id: sellerId, draft: '[]' })
  const warehouse = await make('warehouse', { ...of, emirate: 'sharjah' })
  const freight = await make('freight_template', { ...of, unit: 'weight' })
  await make('freight_rule', { ...of, freight_template_id: freight.id, regions: ['AE'] })
  const product = await make('product', {
    ...of,
    product_category_id: productCategoryId,
    state: 'onSale',
    published_at: '2026-11-14T07:00:00Z',
    condition: 'new',
    currency: 'AED',
    delivery_methods: ['courier'],
    lowest_minor: 5_000,
    highest_minor: 5_000,
  })
  const inProduct = { ...of, product_id: product.id }
  await make('lifecycle_log', { actor: 'staff', entity: 'product', entity_id: product.id })
  await make('product_text', { ...inProduct, locale: 'en' })
  const picture = await make('product_picture', inProduct)
  const serialFrom = `${trader.mark} 1001`
  await make('product_fit', {
    ...inProduct,
    model_id: modelId,
    serial_from: serialFrom,
    serial_from_key: serialKey(serialFrom),
  })
  await make('product_cross_reference', { ...inProduct, position: 0 })
  const question = await make('product_question', {
    ...inProduct,
    member_id: buyerId,
    model_id: modelId,
    locale: 'en',
  })
  const review = await make('review', { ...inProduct, stars: 2, locale: 'en' })
  const ofReview = { ...of, review_id: review.id }
  await make('review_picture', { ...ofReview, public_key: `${trader.mark} public picture` })
  await make('review_report', { ...ofReview, fault: 'insult', settled_at: '2026-11-14T07:00:00Z' })
  await make('product_rating', { ...inProduct, stars2: 1 })
  await make('store_rating', { ...of, stars2: 1 })
  const sku = await make('sku', { ...inProduct, price_minor: 5_000, currency: 'AED' })
  const place = { ...of, sku_id: sku.id, warehouse_id: warehouse.id }
  await make('stock', { ...place, on_hand: 10, held: 2 })
  await make('stock_hold', { ...place, checkout_id: sellerId, quantity: 2 })
  await make('stock_movement', { ...place, kind: 'received', on_hand_change: 10, held_change: 0 })
  const sold = { ...of, currency: 'AED' }
  await make('store_day', { ...sold, day: '2026-11-14', orders: 1 })
  await make('product_period', {
    ...sold,
    grain: 'day',
    starts_on: '2026-11-14',
    product_id: product.id,
    quantity: 1,
  })
  const file = await make('product_export', { ...of, format: 'csv', filter: '{}' })
  const orders = await make('list_export', {
    ...of,
    list: 'order',
    person_id: sellerId,
    format: 'csv',
    filter: '{}',
  })
  const coupons = await couponsOf(of, { productId: product.id, buyerId }, make)
  const imports = await importsOf(trader, make)
  const goods = { skuId: sku.id, productId: product.id }
  const { orderNumber, ...paid } = await anOrder(trader, goods)
  const voucherOrder = await anOrder(trader, goods)
  const voucher = await aVoucherOf(trader.server, make, {
    ...voucherOrder,
    memberId: buyerId,
    sellerId,
    mark: trader.mark,
  })
  const unpaid = await anOrder(trader, { ...goods, state: 'pendingPayment', paid_at: null })
  const toRefund = await anOrder(trader, goods)
  const promotions = await promotionsOf({
    make,
    mark: trader.mark,
    sellerId,
    orderId: paid.orderId,
    productId: product.id,
  })
  const flashSales = await flashSalesOf({
    make,
    mark: trader.mark,
    sellerId,
    orderId: paid.orderId,
    skuId: sku.id,
  })
  const pickup = { delivery: 'pickup', pickup_warehouse_id: warehouse.id }
  const { orderId: pickupId } = await anOrder(trader, { ...goods, ...pickup })
  const aed = (amount: string) => ({ amount, currency: 'AED' })
  const { signer } = trader.server.ctx
  return {
    ids: {
      ...goods,
      ...paid,
      pictureId: picture.id,
      exportId: file.id,
      productQuestionId: question.id,
      reviewId: review.id,
      importId: imports.importId,
      ...coupons.ids,
      promotionId: promotions.promotionId,
      flashSaleId: flashSales.flashSaleId,
      warehouseId: warehouse.id,
      freightTemplateId: freight.id,
    },
    idsAt: {
      ...imports.idsAt,
      ...promotions.idsAt,
      ...flashSales.idsAt,
      'GET /p/merchant/order/export/detail': { exportId: orders.id },
      'PUT /p/merchant/order/price': { orderId: unpaid.orderId },
      'POST /p/merchant/order/refund': { orderId: toRefund.orderId },
      'POST /p/merchant/order/hand-over': { orderId: pickupId },
      'GET /p/merchant/voucher/of-order': { orderId: voucherOrder.orderId },
      'POST /p/merchant/order/ship-many': { orderNumber },
      'POST /p/merchant/order/packing-slips': { orderIds: [paid.orderId] },
    },
    valuesAt: {
      ...imports.valuesAt,
      ...coupons.valuesAt,
      'POST /p/merchant/voucher/look': { code: voucher.code },
      'POST /p/merchant/voucher/write-off': { code: voucher.code },
      ...promotions.valuesAt,
      ...flashSales.valuesAt,
      'GET /p/merchant/figures/inquiries': { days: 30 },
      'GET /p/merchant/figures/sales': { days: 30 },
      'GET /p/merchant/order/list': { '': {} },
      'POST /p/merchant/order/export': { filter: {} },
      'GET /p/merchant/product-question/list': { size: 50, cursor: LEFT_OUT },
      'GET /p/merchant/review/list': {
        size: 50,
        cursor: LEFT_OUT,
        reply: LEFT_OUT,
        stars: LEFT_OUT,
      },
      'GET /p/merchant/wanted-part/list': { size: 50, cursor: LEFT_OUT },
      'PUT /p/merchant/order/price': { version: 1, discount: aed('15.00'), freight: aed('0.00') },
      'POST /p/merchant/order/ship': {
        lines: LEFT_OUT,
        carrier: 'own',
        trackingNo: `VAN-${trader.mark}`,
      },
      'POST /p/merchant/order/ship-many': { carrier: 'own', trackingNo: `CAR-${trader.mark}` },
      'POST /p/merchant/order/hand-over': { code: pickupCodeOf(signer, pickupId) },
    },
  }
}
