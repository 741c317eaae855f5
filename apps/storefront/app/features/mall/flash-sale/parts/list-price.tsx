import type { Money } from '@ironsouq/contract/money/money/money'
import { useShownPrice } from '#features/money/currency/parts/use-shown-price.ts'

/** The price without the sale, in the currency in which the reader sees prices. */
export function ListPrice({ price }: { price: Money }) {
  const { currency, figure, order } = useShownPrice()(price)
  return (
    <s className="text-ink-muted tabular-nums">
      <bdi>{order === 'before' ? `${currency} ${figure}` : `${figure} ${currency}`}</bdi>
    </s>
  )
}
