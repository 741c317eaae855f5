import { converted } from '@ironsouq/contract/currency/currency.rates'
import type { DeviceCard } from '@ironsouq/contract/device/device.schema'
import type { Money } from '@ironsouq/contract/money'
import { Badge } from '@ironsouq/ui/primitives/badge'
import { useShell } from '#shell/shell-data.ts'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'

const cutOf = (before: Money, now: Money): Money => ({
  amount: (Number(before.amount) - Number(now.amount)).toFixed(2),
  currency: now.currency,
})

/** The one thing to know of a machine before its figures; what is bad goes before what is good. */
export function DeviceFlag({ device }: { device: DeviceCard }) {
  const t = useT()
  const format = useFormat()
  const { currency, currencies } = useShell()
  const { state, actions, priceBefore, price, hoursProven } = device
  if (state === 'reserved')
    return (
      <Badge tone="wait" icon="clock">
        {t('device.stateReserved')}
      </Badge>
    )
  if (actions > 0)
    return (
      <Badge tone="refused" icon="warn">
        {t('device.flagActions', { count: actions })}
      </Badge>
    )
  if (price && priceBefore && Number(priceBefore.amount) > Number(price.amount)) {
    const cut = cutOf(priceBefore, price)
    const amount = format.money(converted(cut, currency, currencies) ?? cut)
    return (
      <Badge tone="wait" icon="tag">
        {t('device.flagPriceCut', { amount })}
      </Badge>
    )
  }
  if (hoursProven)
    return (
      <Badge tone="proven" icon="check">
        {t('device.flagHoursProven')}
      </Badge>
    )
  return null
}
