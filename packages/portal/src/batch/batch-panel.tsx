import type { DataOf } from '@ironsouq/contract/endpoint'
import type { Batch } from '@ironsouq/contract/platform/batch/batch.endpoints'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import { ProgressBar, ProgressRing } from '@ironsouq/ui/primitives/display/progress'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../api/api.ts'
import { useCommand } from '../api/use-command.ts'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { type BatchCalls, useBatchCalls } from './batch-calls.ts'
import type { BatchControl } from './use-batch.ts'

type RefusedRows = DataOf<BatchCalls['rows']>

interface BatchPanelProps {
  control: BatchControl
  /** "Price −3% on 12,408 machines". */
  titleOf: (batch: Batch) => string
  /** Where a row is edited. */
  pathOf?: (rowId: string) => string
}

const PERCENT = 100

/** How far a bulk action is, what was refused and why, and how to stop or undo it. */
export function BatchPanel({ control, titleOf, pathOf }: BatchPanelProps) {
  const t = useT()
  const format = useFormat()
  const { run } = useCommand()
  const calls = useBatchCalls()
  const [refused, setRefused] = useState<RefusedRows>()
  const { batch } = control
  if (!batch) return null
  const { batchId, state, total, done, refused: failed, canUndo } = batch
  const isRunning = state === 'running'
  const isOpen = isRunning || state === 'paused'
  const percent = Math.floor(((done + failed) / Math.max(total, 1)) * PERCENT)
  const figures = {
    done: format.number(done),
    failed: format.number(failed),
    left: format.number(total - done - failed),
  }
  const showRefused = async () => {
    const query = { batchId, outcome: 'refused' as const, size: 100 }
    const page = await run(() => api(calls.rows, { query }))
    if (page) setRefused(page)
  }
  return (
    <section
      aria-label={t('portal.jobRunning')}
      className={`grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 rounded-box border border-s-4 border-line-strong bg-raised px-3 py-2 lg:grid-cols-[auto_minmax(0,1fr)_minmax(120px,220px)_auto] ${isRunning ? 'border-s-info' : ''}`}
    >
      {isRunning ? <ProgressRing label={t('portal.jobRunning')} size="small" /> : <span />}
      <div role="status">
        <b>{titleOf(batch)}</b>
        <p className="text-micro text-ink-muted">
          {t(isOpen ? 'portal.jobProgress' : 'portal.jobDone', figures)}
        </p>
      </div>
      <div className="col-span-full grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 text-micro font-semibold lg:col-span-1">
        <ProgressBar label={titleOf(batch)} value={percent} />
        <bdi dir="ltr" className="tabular-nums">
          {format.number(percent)}%
        </bdi>
      </div>
      <div className="col-span-full flex gap-2 max-lg:*:flex-1 lg:col-span-1">
        {failed > 0 && (
          <Button size="portal" onPress={() => void showRefused()}>
            {t('portal.jobFailed', { count: failed })}
          </Button>
        )}
        {isOpen && (
          <Button size="portal" onPress={isRunning ? control.pause : control.resume}>
            {t(isRunning ? 'portal.jobPause' : 'portal.jobResume')}
          </Button>
        )}
        {canUndo && (
          <Button size="portal" tone="quiet" onPress={control.undo}>
            {t('portal.jobUndo')}
          </Button>
        )}
        {!isOpen && (
          <IconButton
            size="portal"
            tone="quiet"
            icon="close"
            label={t('common.close')}
            onPress={control.close}
          />
        )}
      </div>
      <Dialog
        title={t('portal.jobFailed', { count: failed })}
        close={t('common.close')}
        isOpen={refused !== undefined}
        onOpenChange={(isShown) => !isShown && setRefused(undefined)}
      >
        <ul className="grid gap-2">
          {refused?.rows.map(({ rowId, name, reason }) => {
            const known = <bdi dir="ltr">{name ?? rowId}</bdi>
            return (
              <li key={rowId}>
                <b className="font-semibold">
                  {pathOf ? (
                    <Link to={pathOf(rowId)} className="underline">
                      {known}
                    </Link>
                  ) : (
                    known
                  )}
                </b>{' '}
                {reason}
              </li>
            )
          })}
        </ul>
        {refused && refused.total > refused.rows.length && (
          <p className="text-ink-muted">
            {t('portal.shownRows', {
              range: format.range(1, refused.rows.length),
              total: format.number(refused.total),
            })}
          </p>
        )}
      </Dialog>
    </section>
  )
}
