import { salesFigureEndpoints } from '@ironsouq/contract/mall/sales-figure/sales-figure.endpoints'
import { analyticsEndpoints } from '@ironsouq/contract/platform/analytics/analytics.endpoints'
import { todayEndpoints, type TodayLine } from '@ironsouq/contract/platform/today/today.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import type { Route } from './+types/home.screen.ts'
import { MallFigures } from './mall-figures.tsx'
import { RecentDeeds } from './recent-deeds.tsx'
import { SmallFigures } from './small-figures.tsx'
import { TodayLines } from './today-lines.tsx'

const DAYS = 14
const MALL_DAYS = 30

/** The figures are an addition: without them the screen still says what to do. */
async function figuresFor(lines: readonly TodayLine[]) {
  if (!lines.some(({ code }) => code === 'failedJobs')) return undefined
  try {
    const [traffic, stock] = await Promise.all([
      api(analyticsEndpoints.traffic, { query: { days: DAYS, language: undefined } }),
      api(analyticsEndpoints.stock),
    ])
    return { traffic, stock }
  } catch {
    return null
  }
}

/** What the mall sold, for who may read the books. */
async function mallFor(lines: readonly TodayLine[]) {
  if (!lines.some(({ code }) => code === 'payoutsWaiting')) return undefined
  return api(salesFigureEndpoints.mall, { query: { days: MALL_DAYS } }).catch(() => undefined)
}

export async function clientLoader() {
  const [{ lines }, deeds] = await Promise.all([
    api(todayEndpoints.lines),
    api(todayEndpoints.recent),
  ])
  const [figures, mall] = await Promise.all([figuresFor(lines), mallFor(lines)])
  return { lines, deeds, figures, mall }
}

export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  const { lines, deeds, figures, mall } = loaderData
  const t = useT()
  const waiting = lines.filter(({ count }) => count > 0)
  const decisions = waiting.filter(({ isDecision }) => isDecision)
  const planned = waiting.filter(({ isDecision }) => !isDecision)
  return (
    <ScreenPage title={t('portal.today')}>
      <ScreenBody>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {decisions.length > 0 ? (
              <TodayLines heading={t('backofficeToday.decisions')} lines={decisions} isNumbered />
            ) : (
              <EmptyState
                title={t('portal.nothingToDecide')}
                body={t('portal.nothingToDecideBody')}
              />
            )}
            {planned.length > 0 && (
              <TodayLines heading={t('backofficeToday.planned')} lines={planned} />
            )}
            <RecentDeeds deeds={deeds} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {mall && <MallFigures figures={mall} />}
            {figures !== undefined && <SmallFigures figures={figures} />}
          </div>
        </div>
      </ScreenBody>
    </ScreenPage>
  )
}
