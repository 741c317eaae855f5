import type { Cart, CartLine } from '@ironsouq/contract/mall/cart/cart.schema'
import { add } from '@ironsouq/contract/money/money/arithmetic'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Goods } from './cart.goods.projection.ts'
import { lineOf } from './cart.rules.ts'

export interface Wanted {
  skuId: string
  quantity: number
  isChecked: boolean
  seenMinor: bigint | null
  currency: string
}

function cartLineOf(wanted: Wanted, goods: Goods, locale: LocaleCode): CartLine {
  const { quantity, isChecked, seenMinor, currency } = wanted
  const hasChanged =
    seenMinor !== null && (seenMinor !== BigInt(goods.priceMinor) || currency !== goods.currency)
  const line = lineOf(goods, quantity, locale)
  return {
    ...line,
    // It came into the cart before it was made virtual: it is bought on its page.
    fault: goods.isVirtual ? (line.fault ?? 'buyNowOnly') : line.fault,
    isChecked,
    arrival: goods.arrival,
    priceBefore: hasChanged ? fromMinor(seenMinor, currency) : null,
  }
}

/** Too many pieces can be corrected in the cart; the other faults put a line apart. */
const canBeCorrected = ({ fault }: CartLine) => fault === null || fault === 'tooMany'

const sumOf = (amounts: readonly Money[], currency: string): Money =>
  amounts.reduce(add, fromMinor(0n, currency))

/** Lines by store, in the order of the first line of each, and what cannot be bought apart [CA-1]. */
export function presentCart(
  wanted: readonly Wanted[],
  goods: ReadonlyMap<string, Goods>,
  locale: LocaleCode,
): Cart {
  const all = wanted.flatMap((each) => {
    const found = goods.get(each.skuId)
    return found ? [{ goods: found, line: cartLineOf(each, found, locale) }] : []
  })
  const valid = all.filter(({ line }) => canBeCorrected(line))
  const byStore = Map.groupBy(valid, ({ goods }) => goods.sellerId)
  const stores = [...byStore.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { sellerId, storeName, storeLogo, isOwnStore, currency } = first.goods
    const lines = group.map(({ line }) => line)
    const checked = lines.filter((line) => line.isChecked && line.fault === null)
    const amount = sumOf(
      checked.map((line) => line.amount),
      currency,
    )
    return [{ sellerId, name: storeName, logo: storeLogo, isOwn: isOwnStore, lines, amount }]
  })
  const byCurrency = Map.groupBy(stores, ({ amount }) => amount.currency)
  const lines = valid.map(({ line }) => line)
  return {
    stores,
    invalid: all.filter(({ line }) => !canBeCorrected(line)).map(({ line }) => line),
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    lines: lines.length,
    checked: lines.filter((line) => line.isChecked && line.fault === null).length,
    totals: [...byCurrency].map(([currency, of]) =>
      sumOf(
        of.map(({ amount }) => amount),
        currency,
      ),
    ),
  }
}
