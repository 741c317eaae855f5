import { STOCK_AGES } from '@ironsouq/contract/platform/analytics/analytics.endpoints'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'

/** "31–60 days", by the day that the range begins with. */
export function useAgeText(): (fromDays: number) => string {
  const t = useT()
  const format = useFormat()
  return (fromDays) => {
    const next = STOCK_AGES.find((start) => start > fromDays)
    return next === undefined
      ? t('backofficeAnalytics.ageOver', { days: format.number(fromDays - 1) })
      : t('backofficeAnalytics.ageRange', { range: format.range(fromDays, next - 1) })
  }
}
