import { converted } from '@ironsouq/contract/money/money/convert'
import type { Money } from '@ironsouq/contract/money/money/money'
import type { MoneyParts } from '@ironsouq/i18n/money'
import { useSiteData } from '#kit/page/site-data.ts'
import { useFormat } from '#kit/text/use-format.ts'

interface ShownPrice extends MoneyParts {
  /** The price in the listing's currency, if the user chose another one. */
  second?: string
}

/** A price in the chosen currency, with the listing's own beside it [AP-15]. */
export function useShownPrice(): (price: Money) => ShownPrice {
  const format = useFormat()
  const { currency, currencies } = useSiteData()
  return (price) => {
    const other = price.currency === currency ? null : converted(price, currency, currencies)
    if (!other) return format.moneyParts(price)
    return { ...format.moneyParts(other), second: format.money(price) }
  }
}
