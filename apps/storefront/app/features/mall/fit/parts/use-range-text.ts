import type { FitRange } from '@ironsouq/contract/mall/product/product-fit.schema'
import { isolatedLtr } from '@ironsouq/i18n/isolate'
import { useComma } from '#kit/text/use-comma.ts'
import { useT } from '#kit/text/use-t.ts'

const shown = (serial: string | null) => isolatedLtr(serial ?? '')

/** Which machines of a model a product fits, in words; empty when it fits all of them. */
export function useRangeText() {
  const t = useT()
  const comma = useComma()
  return ({ serialFrom, serialTo, yearFrom, yearTo }: FitRange): string => {
    const serials = { from: shown(serialFrom), to: shown(serialTo) }
    const years = { from: String(yearFrom), to: String(yearTo) }
    const parts: string[] = []
    if (serialFrom !== null && serialTo !== null) parts.push(t('fit.serialsBetween', serials))
    else if (serialFrom !== null) parts.push(t('fit.serialsFrom', serials))
    else if (serialTo !== null) parts.push(t('fit.serialsTo', serials))
    if (yearFrom !== null && yearTo !== null) parts.push(t('fit.yearsBetween', years))
    else if (yearFrom !== null) parts.push(t('fit.yearsFrom', years))
    else if (yearTo !== null) parts.push(t('fit.yearsTo', years))
    return parts.join(comma)
  }
}
