import type { PriceRange } from '@ironsouq/contract/machines/sold-price/sold-price.schema'
import type { Money } from '@ironsouq/contract/money/money/money'
import { Price } from '@ironsouq/ui/primitives/display/price'
import { useMoneyText } from '#features/money/currency/parts/use-money-text.ts'
import { useShownPrice } from '#features/money/currency/parts/use-shown-price.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

export const CELL = 'py-2 ps-3 text-end tabular-nums'
const MUTED = 'text-micro font-medium text-ink-muted'
export const HEAD = `${CELL} ${MUTED}`
/** Of the first column. */
export const FIRST_HEAD = `py-2 text-start ${MUTED}`

/** In the chosen currency, and below in the currency of the sale. */
export function PriceCell({ price }: { price: Money }) {
  const { second, ...shown } = useShownPrice()(price)
  return (
    <span className="inline-grid justify-items-end">
      <Price {...shown} size="flat" />
      {second !== undefined && (
        <bdi className="text-micro whitespace-nowrap text-ink-muted">{second}</bdi>
      )}
    </span>
  )
}

/** The middle half of the prices, as figures of one currency. */
export function useRange(): (prices: PriceRange) => { currency: string; text: string } {
  const format = useFormat()
  const { chosen } = useMoneyText()
  return ({ low, high }) => {
    const [from, to] = [format.moneyParts(chosen(low)), format.moneyParts(chosen(high))]
    return { currency: from.currency, text: `${from.figure}–${to.figure}` }
  }
}

/** The two cells of a range in a table; too few sales are stated as too few. */
export function RangeCells({ prices }: { prices: PriceRange | null }) {
  const t = useT()
  const range = useRange()
  if (!prices)
    return (
      <td colSpan={2} className={`${CELL} text-ink-muted`}>
        {t('soldPrice.few')}
      </td>
    )
  const { currency, text } = range(prices)
  return (
    <>
      <td className={CELL}>
        <PriceCell price={prices.median} />
      </td>
      <td className={`${CELL} max-sm:hidden`}>
        <span className="text-micro text-ink-muted">{currency}</span>{' '}
        <bdi dir="ltr" className="whitespace-nowrap">
          {text}
        </bdi>
      </td>
    </>
  )
}
