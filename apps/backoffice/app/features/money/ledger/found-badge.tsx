import type { ReconciliationRow } from '@ironsouq/contract/money/reconciliation/reconciliation.endpoints'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Badge } from '@ironsouq/ui/primitives/display/badge'

/** What a comparison found: open differences, only resolved ones, or none. */
export function FoundBadge({
  openCount: count,
  differenceCount,
}: Pick<ReconciliationRow, 'openCount' | 'differenceCount'>) {
  const t = useT()
  if (count > 0) return <Badge tone="refused">{t('backofficeLedger.differences', { count })}</Badge>
  return (
    <Badge tone="proven">
      {t(differenceCount === 0 ? 'backofficeLedger.matched' : 'backofficeLedger.resolved')}
    </Badge>
  )
}
