import { useSiteData } from '#kit/page/site-data.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { roundingOf, smallFigure } from './price-rounding.ts'

interface PriceUnit {
  /** The name of the currency, as in a heading. */
  currency: string
  /** Dirhams per unit. */
  rate: number
  /** A price of the URL, which is in dirhams, as it is shown. */
  shown: (dirhams: number) => number
  /** An amount of a few dirhams, as it is shown. */
  shownSmall: (dirhams: number) => number
}

/** The price filter is shown in the chosen currency [AP-15]. */
export function usePriceUnit(): PriceUnit {
  const format = useFormat()
  const { currency, currencies } = useSiteData()
  const worth = (code: string) =>
    Number(currencies.find(({ currencyCode }) => currencyCode === code)?.exchangeRate ?? 0)
  const rate = (worth(currency) && worth('AED') / worth(currency)) || 1
  const code = rate === 1 ? 'AED' : currency
  const unit = roundingOf(rate)
  return {
    currency: format.moneyParts({ amount: '0', currency: code }).currency,
    rate,
    shown: (dirhams) => Math.round(dirhams / rate / unit) * unit,
    shownSmall: (dirhams) => smallFigure(dirhams, rate),
  }
}
