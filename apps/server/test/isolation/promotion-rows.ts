import { LEFT_OUT } from '../sample-request.ts'
import type { Make } from './row-maker.ts'

interface Promoting {
  make: Make
  mark: string
  sellerId: string
  orderId: string
  productId: string
}

const RULE = {
  by: 'amount',
  off: 'amount',
  isRepeated: false,
  mostOff: null,
  tiers: [{ from: '500.00', off: '50.00' }],
}
/** Periods that do not meet: a store has one promotion for a product at a time. */
const YEAR = { running: 2026, scheduled: 2030, draft: 2031 }

/** Promotions of a store in each state that an endpoint needs. */
export async function promotionsOf({ make, mark, sellerId, orderId, productId }: Promoting) {
  const aPromotion = async (state: keyof typeof YEAR, year: number = YEAR[state]) => {
    const { id } = await make('promotion', {
      seller_id: sellerId,
      kind: 'fullReduction',
      state,
      starts_at: `${year}-11-01T00:00:00Z`,
      ends_at: `${year + 1}-01-01T00:00:00Z`,
      scope: 'chosen',
      product_ids: [productId],
      currency: 'AED',
      rule: JSON.stringify(RULE),
    })
    await make('promotion_text', { promotion_id: id, seller_id: sellerId, locale: 'en' })
    await make('lifecycle_log', { actor: 'staff', entity: 'promotion', entity_id: id })
    return id
  }
  const promotionId = await aPromotion('draft')
  const running = await aPromotion('running')
  const scheduled = await aPromotion('scheduled')
  await make('promotion_use', { promotion_id: running, seller_id: sellerId, order_id: orderId })
  const form = {
    kind: 'fullReduction',
    startsAt: '2027-11-01T00:00:00Z',
    endsAt: '2027-11-30T00:00:00Z',
    scope: 'chosen',
    names: { en: `${mark} promotion` },
    budget: null,
    rule: RULE,
    productIds: [productId],
  }
  return {
    promotionId,
    idsAt: {
      'POST /p/merchant/promotion/withdraw': { promotionId: scheduled },
      'POST /p/merchant/promotion/stop': { promotionId: running },
      'POST /p/merchant/promotion/create': { productIds: [productId] },
      'PUT /p/merchant/promotion/save': { productIds: [productId] },
      'POST /p/merchant/promotion/sample': { productIds: [productId] },
    },
    valuesAt: {
      'GET /p/merchant/promotion/list': {
        size: 50,
        cursor: LEFT_OUT,
        state: LEFT_OUT,
        from: LEFT_OUT,
        until: LEFT_OUT,
      },
      'POST /p/merchant/promotion/create': form,
      'PUT /p/merchant/promotion/save': form,
      'POST /p/merchant/promotion/sample': form,
    },
  }
}
