import type { Device } from '@ironsouq/contract/device/device.schema'
import { useFormat } from '#shell/use-format.ts'
import { useWhole } from '#shell/use-landed.ts'
import { useT } from '#shell/use-t.ts'
import { isThin } from './remaining-cost.ts'
import { countOf, repairsOf } from './use-condition-rows.tsx'
import { useHourCosts, useLandedTotals } from './use-money-rows.tsx'

/** Whether one of several has the least (or the most) of something, alone. */
function stands(values: readonly (number | null)[], i: number, end: 'least' | 'most'): boolean {
  const known = values.filter((value) => value !== null)
  const own = values[i] ?? null
  if (known.length < 2 || own === null) return false
  const edge = end === 'least' ? Math.min(...known) : Math.max(...known)
  return own === edge && known.filter((value) => value === edge).length === 1
}

/** What is to be said of each machine in a breath: about its money, then what to mind. */
export function useSentences(devices: readonly Device[]): readonly (readonly string[])[] {
  const t = useT()
  const format = useFormat()
  const whole = useWhole()
  const hourCosts = useHourCosts(devices)
  const totals = useLandedTotals(devices).map((total) => (total === null ? null : Number(total)))

  const money = ({ price, guide }: Device, i: number): string | null => {
    if (!price) return t('compare.sayOnRequest')
    if (stands(hourCosts, i, 'least')) return t('compare.sayCheapestHour')
    if (stands(totals, i, 'least')) return t('compare.sayLowestLanded')
    if (stands(totals, i, 'most')) return t('compare.sayDearest')
    if (!guide) return null
    const asked = Number(price.amount)
    if (asked < Number(guide.low.amount)) return t('compare.sayBelowGuide')
    return asked > Number(guide.high.amount) ? t('compare.sayAboveGuide') : t('compare.sayInGuide')
  }

  const mind = ({ inspection, hoursProven, workHours, guide }: Device): string => {
    const findings = inspection?.findings ?? []
    const actions = countOf(findings, 'action')
    if (workHours !== null && !hoursProven) return t('compare.sayHoursDeclared')
    if (actions > 0) {
      const price = format.money(whole(repairsOf(findings)))
      return t('compare.sayActions', { count: actions, price })
    }
    if (!inspection) return t('compare.sayNotInspected')
    if (guide?.basis === 'sold' && isThin(guide))
      return t('compare.sayFewSold', { count: guide.soldCount })
    return t('compare.sayClean')
  }

  return devices.map((device, i) => {
    if (device.state === 'sold') return [t('compare.saySold')]
    const said = money(device, i)
    return said ? [said, mind(device)] : [mind(device)]
  })
}
