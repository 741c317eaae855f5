import { converted } from '@ironsouq/contract/money/money/convert'
import type { Money } from '@ironsouq/contract/money/money/money'
import { isolatedLtr } from '@ironsouq/i18n/isolate'
import { Price } from '@ironsouq/ui/primitives/display/price'
import { useShownPrice } from '#features/money/currency/parts/use-shown-price.ts'
import { useSiteData } from '#kit/page/site-data.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { priceChange } from './price-change.ts'

interface PriceNowProps {
  price: Money | null
  size?: 'row' | 'flat'
}

/** The current price in the chosen currency. */
export function PriceNow({ price, size = 'row' }: PriceNowProps) {
  const t = useT()
  const shown = useShownPrice()
  if (!price) return <span className="font-bold">{t('device.priceOnRequest')}</span>
  const { currency, figure, order } = shown(price)
  return <Price size={size} currency={currency} figure={figure} order={order} />
}

interface PriceSinceProps {
  then: Money | null
  now: Money | null
  /** The text around the difference; without it only the difference is shown. */
  word?: 'userCenter.sinceSaved' | 'userCenter.sinceThen'
}

/** How far the price moved; a drop is emphasised. */
export function PriceSince({ then, now, word }: PriceSinceProps) {
  const t = useT()
  const format = useFormat()
  const { currency, currencies } = useSiteData()
  const change = priceChange(then, now)
  if (!change) return null
  const { isCut, by } = change
  if (!by) return <p className="text-micro text-ink-muted">{t('userCenter.priceUnchanged')}</p>
  const { figure } = format.moneyParts(converted(by, currency, currencies) ?? by)
  const amount = isolatedLtr(`${isCut ? '−' : '+'}${figure}`)
  return (
    <p
      className={`text-micro tabular-nums ${isCut ? 'font-bold whitespace-nowrap' : 'text-ink-muted'}`}
    >
      {word === undefined ? amount : t(word, { amount })}
    </p>
  )
}
