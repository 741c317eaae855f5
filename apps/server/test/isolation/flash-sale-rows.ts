import { LEFT_OUT } from '../sample-request.ts'
import type { Make } from './row-maker.ts'

interface Selling {
  make: Make
  mark: string
  sellerId: string
  orderId: string
  skuId: string
}

/** Sessions that do not meet: a variant is in one sale at a time. */
const YEAR = { running: 2026, scheduled: 2030, draft: 2031 }

/** A flash sale in a state, with its one variant; the id of both. */
async function aFlashSale(
  { make, sellerId, skuId }: Pick<Selling, 'make' | 'sellerId' | 'skuId'>,
  state: keyof typeof YEAR,
) {
  const session = {
    seller_id: sellerId,
    starts_at: `${YEAR[state]}-11-01T00:00:00Z`,
    ends_at: `${YEAR[state]}-12-01T00:00:00Z`,
  }
  const sale = await make('flash_sale', {
    ...session,
    state,
    currency: 'AED',
    settle_at: state === 'draft' ? null : session.ends_at,
  })
  const item = await make('flash_item', {
    ...session,
    flash_sale_id: sale.id,
    sku_id: skuId,
    is_open: state !== 'draft',
    price_minor: 1_000,
    quantity: 10,
    per_person: 2,
  })
  return { saleId: sale.id, itemId: item.id }
}

/** What a member has in a flash sale of a store. */
export async function flashQuotaOf(
  of: { member_id: string },
  selling: Pick<Selling, 'make' | 'sellerId' | 'skuId'>,
) {
  const { itemId } = await aFlashSale(selling, 'draft')
  await selling.make('flash_quota', { ...of, flash_item_id: itemId, taken: 1, most: 2 })
}

/** Flash sales of a store in each state that an endpoint needs. */
export async function flashSalesOf(selling: Selling) {
  const { make, mark, sellerId, orderId, skuId } = selling
  const [draft, running, scheduled] = [
    await aFlashSale(selling, 'draft'),
    await aFlashSale(selling, 'running'),
    await aFlashSale(selling, 'scheduled'),
  ]
  for (const { saleId: id, itemId } of [draft, running, scheduled]) {
    await make('flash_sale_text', { flash_sale_id: id, seller_id: sellerId, locale: 'en' })
    await make('flash_stock', { flash_item_id: itemId, seller_id: sellerId, part: 0, remaining: 1 })
    await make('lifecycle_log', { actor: 'staff', entity: 'flashSale', entity_id: id })
  }
  await make('flash_use', {
    flash_item_id: running.itemId,
    seller_id: sellerId,
    order_id: orderId,
    quantity: 1,
  })
  const form = {
    names: { en: `${mark} flash sale` },
    startsAt: '2027-11-01T00:00:00Z',
    endsAt: '2027-11-02T00:00:00Z',
    price: '1.00',
    quantity: 5,
    perPerson: 1,
  }
  return {
    flashSaleId: draft.saleId,
    idsAt: {
      'POST /p/merchant/flash-sale/withdraw': { flashSaleId: scheduled.saleId },
      'POST /p/merchant/flash-sale/stop': { flashSaleId: running.saleId },
      'POST /p/merchant/flash-sale/create': { skuId },
      'PUT /p/merchant/flash-sale/save': { skuId },
    },
    valuesAt: {
      'GET /p/merchant/flash-sale/list': { size: 50, cursor: LEFT_OUT, state: LEFT_OUT },
      'GET /p/merchant/flash-sale/goods': { search: LEFT_OUT },
      'POST /p/merchant/flash-sale/create': form,
      'PUT /p/merchant/flash-sale/save': form,
    },
  }
}
