import type { Traffic } from '@ironsouq/contract/platform/analytics/analytics.endpoints'
import { KeyFigure, useChange } from '@ironsouq/portal/figure/key-figure'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'

/** The few numbers above the charts. */
export function KeyFigures({
  figures: { views, viewsBefore, days, funnel },
}: {
  figures: Traffic
}) {
  const t = useT()
  const format = useFormat()
  const change = useChange()
  const known = days.flatMap(({ visitors }) => visitors ?? [])
  const perDay = Math.round(known.reduce((sum, n) => sum + n, 0) / Math.max(1, known.length))
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <KeyFigure
        name={t('backofficeAnalytics.pageViews')}
        value={format.number(views)}
        note={change(views, viewsBefore)}
      />
      {known.length > 0 && (
        <KeyFigure name={t('backofficeAnalytics.visitorsPerDay')} value={format.number(perDay)} />
      )}
      <KeyFigure
        name={t('backofficeAnalytics.inquiries')}
        value={format.number(funnel.inquiries)}
      />
      <KeyFigure
        name={t('backofficeAnalytics.viewingsBooked')}
        value={format.number(funnel.viewings)}
      />
    </dl>
  )
}
