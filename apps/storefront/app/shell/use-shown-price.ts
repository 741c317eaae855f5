import { converted } from '@ironsouq/contract/currency/currency.rates'
import type { Money } from '@ironsouq/contract/money'
import type { MoneyParts } from '@ironsouq/i18n/money'
import { useShell } from './shell-data.ts'
import { useFormat } from './use-format.ts'

interface ShownPrice extends MoneyParts {
  /** The price as it was asked, where the reader chose another currency. */
  second?: string
}

/** A price in the reader's currency, the listing's own beside it [AP-15]. */
export function useShownPrice(): (price: Money) => ShownPrice {
  const format = useFormat()
  const { currency, currencies } = useShell()
  return (price) => {
    const other = price.currency === currency ? null : converted(price, currency, currencies)
    if (!other) return format.moneyParts(price)
    return { ...format.moneyParts(other), second: format.money(price) }
  }
}
