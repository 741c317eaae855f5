import type { MallSales } from '@ironsouq/contract/mall/sales-figure/sales-figure.endpoints'
import { approximate } from '@ironsouq/contract/money/money/arithmetic'
import { DayBars } from '@ironsouq/portal/figure/day-bars'
import { useChange } from '@ironsouq/portal/figure/key-figure'
import { useWholeMoney } from '@ironsouq/portal/figure/sales-panel'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Link } from 'react-router'

/** How the mall goes: sales of the last days, with the period before. */
export function MallFigures({ figures }: { figures: MallSales }) {
  const t = useT()
  const format = useFormat()
  const change = useChange()
  const written = useWholeMoney(figures.currency)
  const title = t('portalFigure.mall')
  const { total, before, days, at } = figures
  return (
    <Panel
      heading={title}
      note={
        <Link to="/figures/mall" className="whitespace-nowrap underline underline-offset-3">
          {t('portalFigure.all')}
        </Link>
      }
    >
      <p className="flex flex-wrap items-baseline gap-x-3 pb-2">
        <b className="text-lead font-bold tabular-nums">{format.money(total.sales)}</b>
        <span className="text-micro text-ink-muted">
          {change(approximate(total.sales), approximate(before.sales)) ??
            t('portalFigure.lastDays', { count: days.length })}
        </span>
      </p>
      <DayBars
        title={title}
        at={at}
        written={written}
        days={days.map(({ day, sales }) => ({ day, value: approximate(sales) }))}
      />
    </Panel>
  )
}
