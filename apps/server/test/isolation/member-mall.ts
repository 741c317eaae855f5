import { randomInt } from 'node:crypto'
import { aProductCategory } from '#features/mall/product-category/product-category.builder.ts'
import { aProduct } from '#features/mall/product/product.builder.ts'
import { aWarehouse } from '#features/mall/store/store.builder.ts'
import { aTopUp } from '#test/mall/posted.ts'
import type { TestServer } from '../harness.ts'
import { ADDRESS } from '../mall/market.ts'
import { LEFT_OUT } from '../sample-request.ts'
import { couponsOfMember } from './coupon-rows.ts'
import { flashQuotaOf } from './flash-sale-rows.ts'
import { rowMaker, type Make } from './row-maker.ts'
import { aVoucherOf } from './voucher-rows.ts'

const aed = (amount: string) => ({ amount, currency: 'AED' })

/** A variant of the store that both members buy from. */
export async function goodsOnSale({ ctx }: TestServer, sellerId: string) {
  const { id: warehouseId } = await aWarehouse(ctx, { sellerId })
  const { id: productCategoryId } = await aProductCategory(ctx, { code: 'filters' })
  const place = { sellerId, productCategoryId, warehouseId }
  const { id: productId, skus } = await aProduct(ctx, { ...place, skus: [{ stock: 100 }] })
  return { productId, skuId: skus[0]?.id ?? '' }
}

type Goods = Awaited<ReturnType<typeof goodsOnSale>>

interface Buyer {
  server: TestServer
  mark: string
  memberId: string
  sellerId: string
}

const sixteenDigits = () => `261114${String(randomInt(10 ** 10)).padStart(10, '0')}`

/** An order in a state; it is the sum of its lines at commit, so all of it is written in one transaction. */
async function anOrder(
  { server, mark, memberId, sellerId }: Buyer,
  { skuId, productId }: Goods,
  state: string,
) {
  const client = await server.pool.connect()
  try {
    await client.query('begin')
    const make = await rowMaker({ pool: client, ctx: server.ctx }, mark)
    const later = { expires_at: '2036-01-01T00:00:00Z' }
    const of = { member_id: memberId, seller_id: sellerId }
    const [orderNumber, payNo] = [sixteenDigits(), sixteenDigits()]
    const checkout = await make('checkout', {
      ...later,
      member_id: memberId,
      id: crypto.randomUUID(),
      pay_no: payNo,
      state: 'placed',
      currency: 'AED',
      total_minor: 5_000,
    })
    const sums = { goods_minor: 5_000, discount_minor: 500, vat_minor: 0 }
    const order = await make('store_order', {
      ...of,
      ...later,
      ...sums,
      checkout_id: checkout.id,
      number: orderNumber,
      state,
      close_reason: state === 'canceled' ? 'buyer' : null,
      completed_at: state === 'completed' ? server.ctx.now() : null,
      paid_at: state === 'pendingPayment' || state === 'canceled' ? null : '2026-11-14T07:00:00Z',
      delivery: 'courier',
      address: JSON.stringify({
        ...ADDRESS,
        recipient: `${mark} recipient`,
        makani: null,
        postalCode: null,
      }),
      currency: 'AED',
      freight_minor: 0,
      payable_minor: 4_500,
      quantity: 1,
    })
    const line = await make('order_line', {
      ...of,
      ...sums,
      order_id: order.id,
      sku_id: skuId,
      product_id: productId,
      name: JSON.stringify({ en: `${mark} line` }),
      quantity: 1,
      unit_minor: 5_000,
      paid_minor: 4_500,
      tax_scheme: 'standard',
    })
    const inOrder = { ...of, order_id: order.id }
    await make('order_adjustment', {
      ...inOrder,
      order_line_id: line.id,
      kind: 'merchantPrice',
      funded_by: 'store',
      amount_minor: 500,
    })
    const tracking_no = crypto.randomUUID()
    const parcel = await make('parcel', { ...inOrder, carrier: 'own', tracking_no })
    const inParcel = { ...of, parcel_id: parcel.id }
    await make('parcel_line', { ...inParcel, order_line_id: line.id })
    await make('parcel_event', { ...inParcel, status: 'received' })
    const payment = await make('payment', {
      ...later,
      subject_kind: 'checkout',
      subject_id: checkout.id,
      member_id: memberId,
      method: 'card',
      currency: 'AED',
      charged_currency: 'AED',
    })
    await make('payment_share', { ...inOrder, payment_id: payment.id })
    await make('top_up', {
      ...later,
      pay_no: sixteenDigits(),
      member_id: memberId,
      currency: 'AED',
      amount_minor: 100,
    })
    await make('payment_refund', {
      member_id: memberId,
      payment_id: payment.id,
      currency: 'AED',
      charged_currency: 'AED',
    })
    await client.query('commit')
    const voucher = { orderId: order.id, orderNumber, orderLineId: line.id }
    await aVoucherOf(server, make, { ...voucher, mark, memberId, sellerId })
    return { orderId: order.id, orderNumber, payNo, orderLineId: line.id }
  } finally {
    client.release()
  }
}

/** A review that everyone reads, one whose words are hidden, and an order without one. */
async function reviewsOf(buyer: Buyer, make: Make, goods: Goods) {
  const written = async (state: string) => {
    const { orderId, orderLineId, orderNumber } = await anOrder(buyer, goods, 'completed')
    const row = await make('review', {
      order_id: orderId,
      order_line_id: orderLineId,
      product_id: goods.productId,
      seller_id: buyer.sellerId,
      member_id: buyer.memberId,
      locale: 'en',
      state,
      fault: state === 'hidden' ? 'insult' : null,
    })
    return { reviewId: row.id, orderNumber }
  }
  const shown = await written('published')
  const hidden = await written('hidden')
  await make('review_report', {
    review_id: hidden.reviewId,
    seller_id: buyer.sellerId,
    member_id: buyer.memberId,
    fault: 'insult',
  })
  const { orderNumber, orderLineId } = await anOrder(buyer, goods, 'completed')
  return {
    ids: { reviewId: shown.reviewId, orderLineId },
    idsAt: {
      'GET /p/prodComm/order': { orderNumber: shown.orderNumber },
      'POST /p/prodComm/submit': { orderNumber, orderLineId, uploads: LEFT_OUT },
      'POST /p/prodComm/correct': { reviewId: hidden.reviewId },
    },
  }
}

/** What a member has in the mall: a cart, an address, and an order for each thing that can be done with one. */
export async function aMallBuyer(buyer: Buyer, make: Make, goods: Goods) {
  const of = { member_id: buyer.memberId }
  const address = await make('address', {
    ...of,
    country: 'AE',
    region: 'sharjah',
    is_default: true,
  })
  const coupons = await couponsOfMember(of, make)
  await flashQuotaOf(of, { make, sellerId: buyer.sellerId, skuId: goods.skuId })
  await make('cart_line', { ...of, sku_id: goods.skuId, currency: 'AED' })
  await aTopUp(buyer.server.ctx, { memberId: buyer.memberId, amountMinor: 100n })
  await make('balance_change', { ...of, currency: 'AED' })
  await make('checkout_attempt', of)
  // It is answered: a member has one open question about a product.
  await make('product_question', {
    ...of,
    seller_id: buyer.sellerId,
    product_id: goods.productId,
    serial_no: `${buyer.mark} question serial`,
    locale: 'en',
    answer: `${buyer.mark} answer`,
    answer_locale: 'en',
    answered_at: '2026-11-14T07:00:00Z',
  })
  const reviews = await reviewsOf(buyer, make, goods)
  const { orderLineId: _, ...unpaid } = await anOrder(buyer, goods, 'pendingPayment')
  const { orderNumber: toCancel } = await anOrder(buyer, goods, 'pendingPayment')
  const { orderNumber: toReceive } = await anOrder(buyer, goods, 'pendingReceipt')
  const { orderNumber: toRefund } = await anOrder(buyer, goods, 'pendingDelivery')
  const { orderNumber: ended } = await anOrder(buyer, goods, 'canceled')
  // Without a flash sale and gifts, which are no rows of the buyer.
  const forNow = { deliveries: [], flashSaleId: LEFT_OUT, withoutGifts: LEFT_OUT }
  return {
    ids: { ...unpaid, ...reviews.ids, addressId: address.id },
    idsAt: {
      ...reviews.idsAt,
      ...coupons.idsAt,
      'POST /p/myOrder/cancel': { orderNumber: toCancel },
      'POST /p/myOrder/receipt': { orderNumber: toReceive },
      'POST /p/myOrder/refund': { orderNumber: toRefund },
      'POST /p/myOrder/delete': { orderNumber: ended },
    },
    valuesAt: {
      ...coupons.valuesAt,
      'GET /p/myOrder/myOrder': { state: LEFT_OUT, search: LEFT_OUT, cursor: LEFT_OUT },
      'POST /p/order/confirm': { ...forNow, quantity: 1 },
      'POST /p/order/submit': {
        ...forNow,
        quantity: 1,
        expected: aed('120.00'),
      },
      'POST /p/cart/merge': { seen: null },
      'POST /p/address/add': { ...ADDRESS, makani: null, postalCode: null },
      'PUT /p/address/change': { address: { ...ADDRESS, makani: null, postalCode: null } },
      'PUT /p/myOrder/address': { address: { ...ADDRESS, makani: null, postalCode: null } },
      'POST /p/balance/top-up': { amount: '10.00' },
      'POST /p/pay/pay': { method: 'balance', expected: aed('45.00') },
    },
  }
}
