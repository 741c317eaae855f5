import { analyticsEndpoints } from '@ironsouq/contract/platform/analytics/analytics.endpoints'
import { todayEndpoints, type TodayLine } from '@ironsouq/contract/platform/today/today.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import type { Route } from './+types/home.screen.ts'
import { RecentDeeds } from './recent-deeds.tsx'
import { SmallFigures } from './small-figures.tsx'
import { TodayLines } from './today-lines.tsx'

const DAYS = 14

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

export async function clientLoader() {
  const [{ lines }, deeds] = await Promise.all([
    api(todayEndpoints.lines),
    api(todayEndpoints.recent),
  ])
  return { lines, deeds, figures: await figuresFor(lines) }
}

export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  const { lines, deeds, figures } = loaderData
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
          {figures !== undefined && <SmallFigures figures={figures} />}
        </div>
      </ScreenBody>
    </ScreenPage>
  )
}
