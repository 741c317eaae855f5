import type { Unit } from '@ironsouq/contract/machines/device/device.enums'
import { useStore } from '#kit/store/store.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { feetOf, imperialOf } from '../imperial.ts'
import { UNIT_WORD } from './unit-labels.ts'
import { unitStore } from './unit-store.ts'

/** Formats a number with its unit, in the chosen unit system. */
export function useMeasure(): (value: number, unit: Unit | null) => string {
  const t = useT()
  const format = useFormat()
  const system = useStore(unitStore, (state) => state.system)
  return (value, unit) => {
    if (unit === null) return format.number(value)
    const other = system === 'imperial' ? imperialOf(value, unit) : null
    if (!other) return t(UNIT_WORD[unit], { value: format.number(value) })
    if (other.unit !== 'ft') return t(UNIT_WORD[other.unit], { value: format.number(other.value) })
    const { feet, inches } = feetOf(value)
    return t(UNIT_WORD.ft, { feet: format.number(feet), inches: format.number(inches) })
  }
}
