import { arrivalOf } from '@ironsouq/contract/mall/freight/arrival'
import { DELIVERY_DAYS_MAX } from '@ironsouq/contract/mall/freight/freight.limits'
import { typedWhole } from '@ironsouq/contract/money/money/typed-amount'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { useState } from 'react'
import { type FreightValues, minutesOf, type RuleValues } from './freight-values.ts'
import { useRegionName } from './use-region-name.ts'

interface RulePreviewProps {
  rule: RuleValues
  times: Pick<FreightValues, 'cutOff' | 'daysOff'>
  closedDays: readonly string[]
}

const isDays = (days: number | null | undefined): days is number =>
  typeof days === 'number' && days <= DELIVERY_DAYS_MAX

/** What a buyer would read who orders in time today. */
export function RulePreview({ rule, times: { cutOff, daysOff }, closedDays }: RulePreviewProps) {
  const t = useT()
  const [now] = useState(() => new Date())
  const format = useFormat()
  const regionName = useRegionName()
  const [daysMin, daysMax] = [typedWhole(rule.daysMin), typedWhole(rule.daysMax)]
  const [place] = rule.places
  if (!isDays(daysMin) || !isDays(daysMax) || place === undefined) return null
  if (Number.isNaN(minutesOf(cutOff)) || daysOff.length > 6) return null
  // In time: as if the day did not end.
  const time = { daysMin, daysMax, cutOff: Infinity, daysOff }
  const { by } = arrivalOf(now, time, closedDays)
  return (
    <p className="font-medium text-proven">
      {t('portalProduct.previewDay', {
        time: cutOff,
        day: format.longDay(by),
        place: regionName(place),
      })}
    </p>
  )
}
