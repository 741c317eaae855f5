import { converted } from '@ironsouq/contract/money/money/convert'
import type { Money } from '@ironsouq/contract/money/money/money'
import { isolated } from '@ironsouq/i18n/isolate'
import { useSiteData } from '#kit/page/site-data.ts'
import { useFormat } from '#kit/text/use-format.ts'

interface MoneyText {
  /** The amount in the chosen currency, or unchanged when there is no rate. */
  chosen: (money: Money) => Money
  /** In the chosen currency. */
  text: (money: Money) => string
  /** With the own currency beside it, for money that will be paid. */
  both: (money: Money) => string
}

/** Amounts inside a sentence or a table follow the chosen currency, like prices [AP-15]. */
export function useMoneyText(): MoneyText {
  const format = useFormat()
  const { currency, currencies } = useSiteData()
  const chosen = (money: Money) =>
    money.currency === currency ? money : (converted(money, currency, currencies) ?? money)
  const text = (money: Money) => format.money(chosen(money))
  const shown = (money: Money) => isolated(format.money(money))
  return {
    chosen,
    text,
    both: (money) => {
      const first = chosen(money)
      return first.currency === money.currency ? shown(money) : `${shown(first)} (${shown(money)})`
    },
  }
}
