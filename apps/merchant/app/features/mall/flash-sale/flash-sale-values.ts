import type {
  FlashGoods,
  FlashSaleForm,
  FlashSaleRecord,
} from '@ironsouq/contract/mall/flash-sale/flash-sale.schema'
import { typedAmount, typedWhole } from '@ironsouq/contract/money/money/typed-amount'

interface ItemValues {
  goods: FlashGoods
  price: string
  quantity: string
  perPerson: string
}

/** A flash sale as it is typed. */
export interface FlashSaleValues {
  names: FlashSaleForm['names']
  startsAt: string
  endsAt: string
  items: ItemValues[]
}

const HOUR_MS = 3_600_000
const USUAL_HOURS = 2

/** What a new flash sale begins with: from the next hour on, for two hours. */
export function newFlashSale(now: Date): FlashSaleValues {
  const start = Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS
  return {
    names: { en: '' },
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + USUAL_HOURS * HOUR_MS).toISOString(),
    items: [],
  }
}

export const newItem = (goods: FlashGoods): ItemValues => ({
  goods,
  price: '',
  quantity: '',
  perPerson: '1',
})

export const valuesOf = ({ names, startsAt, endsAt, items }: FlashSaleRecord): FlashSaleValues => ({
  names,
  startsAt,
  endsAt,
  items: items.map((item) => ({
    goods: item,
    price: item.price,
    quantity: String(item.quantity),
    perPerson: String(item.perPerson),
  })),
})

/** What is no whole number is refused where it stands. */
const wholeOf = (typed: string) => typedWhole(typed) ?? 0

/** What is sent of a flash sale. */
export function formOf(
  { names, startsAt, endsAt, items }: FlashSaleValues,
  currency: string,
): FlashSaleForm {
  const written = Object.entries(names).filter(
    ([locale, name]) => locale === 'en' || name.trim() !== '',
  )
  return {
    names: { ...Object.fromEntries(written), en: names.en },
    startsAt,
    endsAt,
    items: items.map(({ goods, price, quantity, perPerson }) => ({
      skuId: goods.skuId,
      price: typedAmount(price, currency) ?? price.trim(),
      quantity: wholeOf(quantity),
      perPerson: wholeOf(perPerson),
    })),
  }
}
