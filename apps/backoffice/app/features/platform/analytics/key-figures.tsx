import type { Traffic } from '@ironsouq/contract/platform/analytics/analytics.endpoints'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'

/** "+14%": how far a number is from the one before; undefined without one before. */
function useChange(now: number, before: number): string | undefined {
  const t = useT()
  const format = useFormat()
  if (before === 0) return undefined
  const share = (now - before) / before
  const sign = share > 0 ? '+' : ''
  const percent = `\u2066${sign}${format.percent(share)}\u2069`
  return t('backofficeAnalytics.change', { percent })
}

function KeyFigure({ name, value, note }: { name: string; value: number; note?: string }) {
  const format = useFormat()
  return (
    <div className="grid content-start gap-0.5 rounded-box border border-line bg-surface p-3">
      <dt className="text-micro text-ink-2">{name}</dt>
      <dd className="grid">
        <b className="text-lead font-bold tabular-nums">
          <bdi>{format.number(value)}</bdi>
        </b>
        {note !== undefined && <span className="text-micro text-ink-muted">{note}</span>}
      </dd>
    </div>
  )
}

/** The few numbers above the charts. */
export function KeyFigures({
  figures: { views, viewsBefore, days, funnel },
}: {
  figures: Traffic
}) {
  const t = useT()
  const change = useChange(views, viewsBefore)
  const known = days.flatMap(({ visitors }) => visitors ?? [])
  const perDay = Math.round(known.reduce((sum, n) => sum + n, 0) / Math.max(1, known.length))
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <KeyFigure
        name={t('backofficeAnalytics.pageViews')}
        value={views}
        {...(change !== undefined && { note: change })}
      />
      {known.length > 0 && (
        <KeyFigure name={t('backofficeAnalytics.visitorsPerDay')} value={perDay} />
      )}
      <KeyFigure name={t('backofficeAnalytics.inquiries')} value={funnel.inquiries} />
      <KeyFigure name={t('backofficeAnalytics.viewingsBooked')} value={funnel.viewings} />
    </dl>
  )
}
