import type { CheckoutGift, CheckoutRequest } from '@ironsouq/contract/mall/order/checkout.schema'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Wanted } from '#features/mall/product/stock-hold.service.ts'
import type { PricedOrder } from './checkout.rules.ts'

type Order = Pick<PricedOrder, 'sellerId' | 'lines' | 'gifts' | 'pickupWarehouseId'>

/** The gifts that are sent: those that are out of stock are left out. */
export const givenIn = ({ gifts }: Pick<PricedOrder, 'gifts'>) =>
  gifts.filter(({ isOut }) => !isOut)

/** The pieces that come with all orders. */
export const giftPieces = (orders: readonly Pick<PricedOrder, 'gifts'>[]): number =>
  orders.flatMap(givenIn).reduce((sum, { quantity }) => sum + quantity, 0)

const inLanguage = (texts: Record<string, string>, locale: LocaleCode) =>
  texts[locale] ?? texts['en'] ?? ''

export const presentGifts = (
  { gifts }: Pick<PricedOrder, 'gifts'>,
  { withoutGifts = [] }: Pick<CheckoutRequest, 'withoutGifts'>,
  locale: LocaleCode,
): CheckoutGift[] =>
  gifts.map(({ promotionId, names, skuId, quantity, goods, isOut }) => ({
    promotionId,
    promotion: inLanguage(names, locale),
    skuId,
    productId: goods.productId,
    name: inLanguage(goods.names, locale),
    variant: inLanguage(goods.variants, locale),
    picture: goods.pictureKey,
    quantity,
    isOut,
    isGivenUp: isOut && withoutGifts.includes(skuId),
  }))

/** What is held for the orders of a checkout: a variant that is bought and comes as a gift is held once, in one place. */
export function toHold(orders: readonly Order[]): Wanted[] {
  const wanted = new Map<string, Wanted>()
  for (const { sellerId, pickupWarehouseId: warehouseId, ...order } of orders)
    for (const { goods, quantity } of [...order.lines, ...givenIn(order)]) {
      const { skuId } = goods
      const before = wanted.get(skuId)?.quantity ?? 0
      wanted.set(skuId, { skuId, sellerId, quantity: before + quantity, warehouseId })
    }
  return [...wanted.values()]
}
