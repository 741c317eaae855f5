import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { compare, subtract } from '@ironsouq/contract/money/money/arithmetic'
import { converted } from '@ironsouq/contract/money/money/convert'
import type { Money } from '@ironsouq/contract/money/money/money'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useSiteData } from '#kit/page/site-data.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

/** By how much the price was cut, if it was; two currencies are not compared. */
const cutOf = (before: Money, now: Money): Money | null =>
  before.currency === now.currency && compare(before, now) > 0 ? subtract(before, now) : null

/** The most important flag of a machine; warnings before advantages. */
export function DeviceFlag({ device }: { device: DeviceCard }) {
  const t = useT()
  const format = useFormat()
  const { currency, currencies } = useSiteData()
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
        {t('device.flagRepairs', { count: actions })}
      </Badge>
    )
  const cut = price && priceBefore && cutOf(priceBefore, price)
  if (cut) {
    const amount = format.money(converted(cut, currency, currencies) ?? cut)
    return (
      <Badge tone="wait" icon="tag" isWrapped>
        {t('device.flagPriceCut', { amount })}
      </Badge>
    )
  }
  if (hoursProven)
    return (
      <Badge tone="proven" icon="check">
        {t('device.flagHoursVerified')}
      </Badge>
    )
  return null
}
