import type { Currency } from '@ironsouq/contract/money/currency/currency.endpoints'
import { converted } from '@ironsouq/contract/money/money/convert'
import type { Money } from '@ironsouq/contract/money/money/money'
import { formatter } from '@ironsouq/i18n/format'
import type { LocaleCode } from '@ironsouq/i18n/locales'

export interface MoneyTexts {
  /** In the chosen currency. */
  text: (money: Money) => string
  /** With the own currency beside it, for money that will be paid. */
  both: (money: Money) => string
}

interface Reader {
  locale: LocaleCode
  currencies: readonly Currency[]
  /** The code of the chosen currency; without one the default applies. */
  currency?: string | undefined
}

/** Amounts in a sentence follow the chosen currency, as on the pages [AP-15]. */
export function moneyTexts({ locale, currencies, currency }: Reader): MoneyTexts {
  const format = formatter(locale)
  const offered = currencies.filter(({ status }) => status === 1)
  const known = offered.find(({ currencyCode }) => currencyCode === currency)
  const usual = offered.find(({ defaultCurrency }) => defaultCurrency === 1)
  const code = (known ?? usual)?.currencyCode ?? 'USD'
  const shown = (money: Money) =>
    money.currency === code ? money : (converted(money, code, currencies) ?? money)
  return {
    text: (money) => format.money(shown(money)),
    both: (money) => {
      const first = shown(money)
      const own = format.money(money)
      return first.currency === money.currency ? own : `${format.money(first)} (${own})`
    },
  }
}
