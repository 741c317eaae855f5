import type { Money } from '@ironsouq/contract/money'
import { Price } from '@ironsouq/ui/primitives/price'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'

interface DevicePriceProps {
  price: Money | null
  size: 'card' | 'box'
}

const ON_REQUEST = { card: 'text-body', box: 'text-lead lg:text-title' }

/** What the seller asks, in the currency of the listing; no price is an invitation to ask. */
export function DevicePrice({ price, size }: DevicePriceProps) {
  const t = useT()
  const format = useFormat()
  return price ? (
    <Price size={size} {...format.moneyParts(price)} />
  ) : (
    <span className={`font-bold ${ON_REQUEST[size]}`}>{t('device.priceOnRequest')}</span>
  )
}
