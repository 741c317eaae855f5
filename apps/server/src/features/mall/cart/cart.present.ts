import type { Cart, CartLine, CartPromotion } from '@ironsouq/contract/mall/cart/cart.schema'
import { add } from '@ironsouq/contract/money/money/arithmetic'
import { fromMinor, minorOf } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { isFullReduction } from '#features/mall/promotion/promotion.pricing.rules.ts'
import { progressOf } from '#features/mall/promotion/promotion.progress.rules.ts'
import type { RunningPromotion } from '#features/mall/promotion/promotion.queries.ts'
import type { Goods } from './cart.goods.projection.ts'
import { lineOf } from './cart.rules.ts'

const MILLION = 1_000_000

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

interface Promised {
  /** By product. */
  running: ReadonlyMap<string, readonly RunningPromotion[]>
  /** What the level of the member takes off of goods. */
  levelPpm: number
}

/**
 * How far the checked lines of a store have come in each of its promotions. These count what the level of the member
 * leaves: it is taken off of all goods here, as if it were for each of them, so that nothing is promised too early.
 */
function promotionsIn(
  lines: readonly CartLine[],
  { running, levelPpm }: Promised,
  { locale, currency }: { locale: LocaleCode; currency: string },
): CartPromotion[] {
  const found = new Map<string, RunningPromotion>()
  for (const { productId } of lines)
    for (const each of running.get(productId) ?? []) found.set(each.id, each)
  return [...found.values()]
    .filter((each) => each.currency === currency)
    .flatMap((each) => {
      const { rule } = each
      // What comes as a gift, the checkout shows.
      if (!isFullReduction(rule)) return []
      const covers = ({ productId }: CartLine) =>
        (running.get(productId) ?? []).some(({ id }) => id === each.id)
      const counted = lines.filter((line) => line.isChecked && line.fault === null && covers(line))
      const goodsMinor = counted.reduce((sum, line) => sum + minorOf(line.amount), 0n)
      return {
        promotionId: each.id,
        name: each.names[locale] ?? each.names['en'] ?? '',
        ...progressOf(
          { ...each, rule },
          {
            amountMinor: (goodsMinor * BigInt(MILLION - levelPpm)) / BigInt(MILLION),
            pieces: counted.reduce((sum, { quantity }) => sum + quantity, 0),
          },
        ),
      }
    })
}

/** Lines by store, in the order of the first line of each, and what cannot be bought apart [CA-1]. */
export function presentCart(
  wanted: readonly Wanted[],
  goods: ReadonlyMap<string, Goods>,
  promised: Promised,
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
    const store = { sellerId, name: storeName, logo: storeLogo, isOwn: isOwnStore, lines, amount }
    return [{ ...store, promotions: promotionsIn(lines, promised, { locale, currency }) }]
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
