import type { GoodsLine, LineFault } from '@ironsouq/contract/mall/cart/cart.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Goods } from './cart.goods.projection.ts'

/** Why so many pieces of a variant cannot be bought now; null when they can [ST-5] [PR-2]. */
function faultOf(goods: Goods, quantity: number): LineFault | null {
  if (goods.productState !== 'onSale' || !goods.isActive) return 'withdrawn'
  if (!goods.isSelling) return 'storeClosed'
  if (goods.available <= 0) return 'soldOut'
  return goods.available < quantity ? 'tooMany' : null
}

const inLanguage = (texts: Record<string, string>, locale: LocaleCode): string =>
  texts[locale] ?? texts['en'] ?? ''

export function lineOf(goods: Goods, quantity: number, locale: LocaleCode): GoodsLine {
  const unit = BigInt(goods.priceMinor)
  return {
    skuId: goods.skuId,
    productId: goods.productId,
    name: inLanguage(goods.names, locale),
    variant: inLanguage(goods.variants, locale),
    skuCode: goods.skuCode,
    picture: goods.pictureKey,
    unitPrice: fromMinor(unit, goods.currency),
    quantity,
    amount: fromMinor(unit * BigInt(quantity), goods.currency),
    available: Math.max(goods.available, 0),
    isVirtual: goods.isVirtual,
    deliveryMethods: goods.deliveryMethods,
    fault: faultOf(goods, quantity),
  }
}
