import { LEFT_OUT } from '../sample-request.ts'
import type { Make } from './row-maker.ts'

interface Holding {
  productId: string
  /** Who holds one of them. */
  buyerId: string
}

const NO_STORE = '00000000-0000-7000-8000-000000000000'

const TERMS = {
  kind: 'amount',
  currency: 'AED',
  off_minor: 500,
  threshold_minor: 5_000,
  way: 'claimed',
  scope: 'all',
  starts_at: '2026-11-14T00:00:00Z',
  ends_at: '2035-01-01T00:00:00Z',
  valid_until: '2036-01-01T00:00:00Z',
  valid_after_days: 0,
  total: 10,
  per_member: 1,
}

const HELD = {
  way: 'claimed',
  number: 1,
  per_member: 1,
  valid_from: '2026-11-14T00:00:00Z',
  valid_until: '2036-01-01T00:00:00Z',
}

/** A coupon of the platform that a member can claim, and one that they hold. */
export async function couponsOfMember(of: { member_id: string }, make: Make) {
  const running = { ...TERMS, state: 'running' }
  const held = await make('coupon', { ...running, claimed: 1 })
  const { id } = await make('member_coupon', { ...HELD, ...of, coupon_id: held.id })
  const { id: couponId } = await make('coupon', running)
  const own = { coupons: [id] }
  return {
    idsAt: { 'POST /p/order/confirm': own, 'POST /p/order/submit': own },
    valuesAt: {
      'GET /p/coupon/list': { state: 'unused' },
      // Of a store without coupons: everyone sees the others.
      'GET /p/coupon/offered': { storeId: NO_STORE, productId: LEFT_OUT },
      'POST /p/coupon/claim': { couponId },
    },
  }
}

/** A draft and a coupon of a store that a member holds, with the requests about them. */
export async function couponsOf(
  of: { seller_id: string },
  { productId, buyerId }: Holding,
  make: Make,
) {
  const terms = { ...TERMS, ...of }
  const draft = await make('coupon', terms)
  await make('coupon_product', {
    ...of,
    coupon_id: draft.id,
    product_id: productId,
    is_exception: true,
  })
  const running = await make('coupon', { ...terms, state: 'running', claimed: 1 })
  await make('member_coupon', { ...HELD, ...of, coupon_id: running.id, member_id: buyerId })
  const form = {
    kind: 'amount',
    off: '5.00',
    threshold: '50.00',
    percent: null,
    way: 'claimed',
    scope: 'all',
    storeIds: LEFT_OUT,
    productIds: LEFT_OUT,
    exceptProductIds: [productId],
    firstDay: '2026-11-14',
    lastDay: '2026-12-14',
    validUntilDay: '2026-12-24',
    validAfterDays: 0,
    validForDays: null,
    perMember: 1,
  }
  return {
    ids: { couponId: draft.id },
    valuesAt: {
      'GET /p/merchant/coupon/list': { size: 50, cursor: LEFT_OUT, state: LEFT_OUT },
      'POST /p/merchant/coupon/create': form,
      'PUT /p/merchant/coupon/save': form,
      'POST /p/merchant/coupon/move': { action: 'start' },
    },
  }
}
