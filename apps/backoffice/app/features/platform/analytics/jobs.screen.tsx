import {
  analyticsEndpoints,
  type Jobs,
} from '@ironsouq/contract/platform/analytics/analytics.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { BarFigure } from '@ironsouq/portal/figure/bar-figure'
import { FigurePanel } from '@ironsouq/portal/figure/figure-panel'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import type { Route } from './+types/jobs.screen.ts'
import { AnalyticsPage } from './analytics-page.tsx'

const { jobs, retryJobs } = analyticsEndpoints

export const clientLoader = () => api(jobs)

type Task = Jobs['tasks'][number]

const MINUTE = 60
const HOUR = 3600

function useDuration(): (seconds: number) => string {
  const t = useT()
  return (seconds) => {
    if (seconds < MINUTE) return t('backofficeAnalytics.seconds', { count: Math.round(seconds) })
    if (seconds < HOUR)
      return t('backofficeAnalytics.minutes', { count: Math.round(seconds / MINUTE) })
    return t('backofficeAnalytics.hours', { count: Math.round(seconds / HOUR) })
  }
}

function FailedTask({ task, failed, lastError }: Task) {
  const t = useT()
  const mayRetry = useMay('job.retry')
  const { run, isRunning } = useCommand()
  const retry = async () => {
    const done = await run(() => api(retryJobs, { body: { task } }))
    if (done) toasts.show({ text: t('backofficeAnalytics.retried', { count: done.retried }) })
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-2">
      <bdi dir="ltr" className="font-semibold break-all">
        {task}
      </bdi>
      <Badge tone="refused" icon="warn">
        {t('portal.jobFailed', { count: failed })}
      </Badge>
      {mayRetry && (
        <span className="ms-auto">
          <Button size="portal" isPending={isRunning} onPress={() => void retry()}>
            {t('backofficeAnalytics.retry')}
            <span className="sr-only">{task}</span>
          </Button>
        </span>
      )}
      {lastError !== null && (
        <p className="w-full text-micro break-words text-ink-muted">
          {`${t('backofficeAnalytics.lastError')}: `}
          <bdi dir="ltr">{lastError}</bdi>
        </p>
      )}
    </li>
  )
}

export default function JobsScreen({ loaderData }: Route.ComponentProps) {
  const { tasks, indexLagSeconds } = loaderData
  const t = useT()
  const duration = useDuration()
  const figure = (text: string) => ({ text, isFigure: true })
  const failed = tasks.filter((each) => each.failed > 0)
  const lag =
    indexLagSeconds >= 1
      ? t('backofficeAnalytics.indexLag', { time: duration(indexLagSeconds) })
      : t('backofficeAnalytics.indexCurrent')
  return (
    <AnalyticsPage>
      {tasks.length === 0 ? (
        <EmptyState title={t('backofficeAnalytics.noJobs')} body={lag} />
      ) : (
        <FigurePanel
          title={t('backofficeAnalytics.jobsByTask')}
          file="jobs"
          note={lag}
          chart={
            <BarFigure
              name="task"
              bars={tasks.map((each) => ({
                key: each.task,
                text: each.task,
                value: each.waiting + each.failed,
              }))}
            />
          }
          table={{
            columns: [
              { text: t('backofficeAnalytics.task') },
              figure(t('backofficeAnalytics.waiting')),
              figure(t('backofficeAnalytics.failed')),
              figure(t('backofficeAnalytics.oldest')),
            ],
            rows: tasks.map((each) => ({
              key: each.task,
              cells: [
                each.task,
                each.waiting,
                each.failed,
                { value: each.lagSeconds, text: duration(each.lagSeconds) },
              ],
            })),
          }}
        >
          {failed.length > 0 && (
            <ul className="grid gap-2">
              {failed.map((each) => (
                <FailedTask key={each.task} {...each} />
              ))}
            </ul>
          )}
        </FigurePanel>
      )}
    </AnalyticsPage>
  )
}
