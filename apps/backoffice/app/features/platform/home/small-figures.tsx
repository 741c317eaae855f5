import type { Stock, Traffic } from '@ironsouq/contract/platform/analytics/analytics.endpoints'
import { BarFigure } from '@ironsouq/portal/figure/bar-figure'
import { DayPlot } from '@ironsouq/portal/figure/day-plot'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Link, useRevalidator } from 'react-router'
import { useAgeText } from '#features/platform/analytics/parts/age-text.ts'

interface SmallFiguresProps {
  /** Null when they could not be loaded. */
  figures: { traffic: Traffic; stock: Stock } | null
}

function MoreLink({ to, title }: { to: string; title: string }) {
  const t = useT()
  return (
    <Link to={to} className="whitespace-nowrap underline underline-offset-3">
      {t('backofficeAnalytics.title')}
      <span className="sr-only">{`: ${title}`}</span>
    </Link>
  )
}

/** The figures at a glance; each opens the screen with more. */
export function SmallFigures({ figures }: SmallFiguresProps) {
  const t = useT()
  const ageText = useAgeText()
  const { revalidate, state } = useRevalidator()
  if (figures === null)
    return (
      <Panel heading={t('backofficeAnalytics.title')}>
        <p role="alert" className="pb-3">
          {t('backofficeToday.figuresAway')}
        </p>
        <Button isPending={state === 'loading'} onPress={() => void revalidate()}>
          {t('common.retry')}
        </Button>
      </Panel>
    )
  const { traffic, stock } = figures
  const views = t('backofficeAnalytics.viewsPerDay')
  const listed = t('backofficeAnalytics.newPerDay')
  const ages = t('backofficeAnalytics.stock')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Panel heading={views} note={<MoreLink to="/figures" title={views} />}>
        <DayPlot
          size="small"
          title={views}
          days={traffic.days.map((each) => ({ day: each.day, value: each.views }))}
        />
      </Panel>
      <Panel heading={listed} note={<MoreLink to="/figures/stock" title={listed} />}>
        <DayPlot
          size="small"
          title={listed}
          days={stock.listedOn.map(({ day, count }) => ({ day, value: count }))}
        />
      </Panel>
      <Panel heading={ages} note={<MoreLink to="/figures/stock" title={ages} />}>
        <BarFigure
          name="age"
          bars={stock.ages.map(({ fromDays, total }) => ({
            key: String(fromDays),
            text: ageText(fromDays),
            value: total,
          }))}
        />
      </Panel>
    </div>
  )
}
