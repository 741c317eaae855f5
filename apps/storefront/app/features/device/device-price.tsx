import type { Money } from '@ironsouq/contract/money'
import { PricePair } from '@ironsouq/ui/patterns/price-pair'
import { useShownPrice } from '#shell/use-shown-price.ts'
import { useT } from '#shell/use-t.ts'

interface DevicePriceProps {
  price: Money | null
  size: 'card' | 'box'
}

const LOOK = {
  card: { pair: 'card', onRequest: 'text-body' },
  box: { pair: 'big', onRequest: 'text-lead lg:text-title' },
} as const

/** What the seller asks; no price is an invitation to ask. */
export function DevicePrice({ price, size }: DevicePriceProps) {
  const t = useT()
  const shown = useShownPrice()
  return price ? (
    <PricePair size={LOOK[size].pair} {...shown(price)} />
  ) : (
    <span className={`font-bold ${LOOK[size].onRequest}`}>{t('device.priceOnRequest')}</span>
  )
}
