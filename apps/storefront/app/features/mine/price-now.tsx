import { converted } from '@ironsouq/contract/currency/currency.rates'
import type { Money } from '@ironsouq/contract/money'
import { Price } from '@ironsouq/ui/primitives/price'
import { useShell } from '#shell/shell-data.ts'
import { useFormat } from '#shell/use-format.ts'
import { useShownPrice } from '#shell/use-shown-price.ts'
import { useT } from '#shell/use-t.ts'
import { priceChange } from './price-change.ts'

interface PriceNowProps {
  price: Money | null
  size?: 'row' | 'flat'
}

/** What is asked now, in the reader's currency. */
export function PriceNow({ price, size = 'row' }: PriceNowProps) {
  const t = useT()
  const shown = useShownPrice()
  if (!price) return <span className="font-bold">{t('device.priceOnRequest')}</span>
  const { currency, figure, order } = shown(price)
  return <Price size={size} currency={currency} figure={figure} order={order} />
}

/** Isolated, so that the sign stays before the figure in any line. */
const isolated = (text: string) => `\u2066${text}\u2069`

interface PriceSinceProps {
  then: Money | null
  now: Money | null
  /** Says since when; without it the difference stands alone. */
  word?: 'mine.sinceSaved' | 'mine.sinceThen'
}

/** How far the price moved; a fall is said louder, for it is what one waits for. */
export function PriceSince({ then, now, word }: PriceSinceProps) {
  const t = useT()
  const format = useFormat()
  const { currency, currencies } = useShell()
  const change = priceChange(then, now)
  if (!change) return null
  const { isCut, by } = change
  if (!by) return <p className="text-micro text-ink-muted">{t('mine.unchanged')}</p>
  const { figure } = format.moneyParts(converted(by, currency, currencies) ?? by)
  const amount = isolated(`${isCut ? '−' : '+'}${figure}`)
  return (
    <p
      className={`text-micro tabular-nums ${isCut ? 'font-bold whitespace-nowrap' : 'text-ink-muted'}`}
    >
      {word === undefined ? amount : t(word, { amount })}
    </p>
  )
}
