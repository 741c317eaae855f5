import type { FreightUnit } from '@ironsouq/contract/mall/freight/freight.enums'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'

const GRAMS = 1000

/** Grams or pieces as a person reads them: "12 kg", "3 pieces". */
export function useLoad(unit: FreightUnit): (units: number) => string {
  const t = useT()
  const format = useFormat()
  return (units) =>
    unit === 'weight'
      ? t('device.unitKg', { value: format.number(units / GRAMS) })
      : t('portalProduct.pieces', { count: units })
}
