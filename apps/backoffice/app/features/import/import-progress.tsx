import { importEndpoints } from '@ironsouq/contract/import/import.endpoints'
import type { ImportDetail } from '@ironsouq/contract/import/import.schema'
import { capital } from '@ironsouq/i18n/capital'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { ProgressBar } from '@ironsouq/ui/primitives/display/progress'

/** A part that jobs work on: how far it is, and what can be done about it. */
export function ImportProgress({ detail }: { detail: ImportDetail }) {
  const t = useT()
  const format = useFormat()
  const { run, isRunning } = useCommand()
  const { importId, state, progress, counts } = detail
  const isReading = state === 'received'
  const share = counts.total === 0 ? 0 : progress / counts.total
  const text = isReading
    ? format.number(progress)
    : t('backofficeImport.progress', { done: progress, total: counts.total })
  const command = (name: 'pause' | 'resume' | 'cancel') => () =>
    void run(() => api(importEndpoints[name], { body: { importId } }))
  return (
    <Panel
      heading={t(`backofficeImport.state${capital(state)}`)}
      {...(!isReading && { note: format.percent(share) })}
    >
      <div className="grid gap-3">
        <ProgressBar
          label={t(`backofficeImport.state${capital(state)}`)}
          text={text}
          {...(!isReading && { value: share * 100 })}
        />
        <p className="text-small tabular-nums">{text}</p>
        <div className="flex flex-wrap gap-2">
          {state === 'running' && (
            <Button size="dense" isPending={isRunning} onPress={command('pause')}>
              {t('backofficeImport.pause')}
            </Button>
          )}
          {state === 'paused' && (
            <Button size="dense" tone="ink" isPending={isRunning} onPress={command('resume')}>
              {t('backofficeImport.resume')}
            </Button>
          )}
          <Button size="dense" isPending={isRunning} onPress={command('cancel')}>
            {t('backofficeImport.stop')}
          </Button>
        </div>
        <Banner>{t('backofficeImport.mayClose')}</Banner>
      </div>
    </Panel>
  )
}
