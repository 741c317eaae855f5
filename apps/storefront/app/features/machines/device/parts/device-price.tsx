import type { Money } from '@ironsouq/contract/money/money/money'
import { PricePair } from '@ironsouq/ui/patterns/fact/price-pair'
import { useShownPrice } from '#features/money/currency/parts/use-shown-price.ts'
import { useT } from '#kit/text/use-t.ts'

interface DevicePriceProps {
  price: Money | null
  size: 'card' | 'box'
}

const LOOK = {
  card: { pair: 'card', onRequest: 'text-body' },
  box: { pair: 'big', onRequest: 'text-lead lg:text-title' },
} as const

/** The asking price; without one, "price on request". */
export function DevicePrice({ price, size }: DevicePriceProps) {
  const t = useT()
  const shown = useShownPrice()
  return price ? (
    <PricePair size={LOOK[size].pair} {...shown(price)} />
  ) : (
    <span className={`font-bold ${LOOK[size].onRequest}`}>{t('device.priceOnRequest')}</span>
  )
}
