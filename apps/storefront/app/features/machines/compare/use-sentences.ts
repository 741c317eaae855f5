import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { approximate } from '@ironsouq/contract/money/money/arithmetic'
import { useWhole } from '#features/deals/landed-cost/parts/use-landed-cost.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { isThin } from './remaining-cost.ts'
import { countOf, repairsOf } from './rows/use-condition-rows.tsx'
import { useHourCosts, useLandedCostTotals } from './rows/use-money-rows.tsx'

/** Whether the value at `i` is the only minimum (or maximum). */
function stands(values: readonly (number | null)[], i: number, end: 'least' | 'most'): boolean {
  const known = values.filter((value) => value !== null)
  const own = values[i] ?? null
  if (known.length < 2 || own === null) return false
  const edge = end === 'least' ? Math.min(...known) : Math.max(...known)
  return own === edge && known.filter((value) => value === edge).length === 1
}

/** One sentence for each device: its price first, then what to check. */
export function useSentences(devices: readonly Device[]): readonly (readonly string[])[] {
  const t = useT()
  const format = useFormat()
  const whole = useWhole()
  const hourCosts = useHourCosts(devices)
  const totals = useLandedCostTotals(devices).map((total) =>
    total === null ? null : Number(total),
  )

  const money = ({ price, guide }: Device, i: number): string | null => {
    if (!price) return t('compare.sayOnRequest')
    if (stands(hourCosts, i, 'least')) return t('compare.sayLowestHourCost')
    if (stands(totals, i, 'least')) return t('compare.sayLowestLanded')
    if (stands(totals, i, 'most')) return t('compare.sayHighestLanded')
    if (!guide) return null
    if (approximate(price) < approximate(guide.low)) return t('compare.sayBelowGuide')
    return approximate(price) > approximate(guide.high)
      ? t('compare.sayAboveGuide')
      : t('compare.sayWithinGuide')
  }

  const mind = ({ inspection, hoursProven, workHours, guide }: Device): string => {
    const findings = inspection?.findings ?? []
    const actions = countOf(findings, 'action')
    if (workHours !== null && !hoursProven) return t('compare.sayHoursNotVerified')
    if (actions > 0) {
      const price = format.money(whole(repairsOf(findings)))
      return t('compare.sayRepairs', { count: actions, price })
    }
    if (!inspection) return t('compare.sayNotInspected')
    if (guide?.basis === 'sold' && isThin(guide))
      return t('compare.sayFewSales', { count: guide.soldCount })
    return t('compare.sayNoRepairs')
  }

  return devices.map((device, i) => {
    if (device.state === 'sold') return [t('compare.saySold')]
    const sentence = money(device, i)
    return sentence ? [sentence, mind(device)] : [mind(device)]
  })
}
