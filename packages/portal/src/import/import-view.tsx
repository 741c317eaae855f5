import type { DataOf } from '@ironsouq/contract/endpoint'
import type { importEndpoints } from '@ironsouq/contract/platform/import/import.endpoints'
import type { ImportDetail } from '@ironsouq/contract/platform/import/import.schema'
import { capital } from '@ironsouq/i18n/capital'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { type ReactNode, useState } from 'react'
import { useCommand } from '../api/use-command.ts'
import { useT } from '../language/use-t.ts'
import type { ImportCalls } from './import-calls.ts'
import { type ImportChoices, ImportColumns } from './import-columns.tsx'
import { ImportFaults } from './import-faults.tsx'
import { ImportOutcomes } from './import-outcomes.tsx'
import { ImportPhotos } from './import-photos.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportSteps, StateBadge } from './import-state.tsx'
import { isAtWork, useRefreshed } from './use-refreshed.ts'

interface ImportViewProps {
  detail: ImportDetail
  faults: DataOf<typeof importEndpoints.faults>
  photos: DataOf<typeof importEndpoints.photos>
  calls: ImportCalls
  /** Starts the dry run. */
  check: (given: ImportChoices) => Promise<unknown>
  /** What else the kind of import asks before the dry run. */
  place: ReactNode
  rememberText: string
  /** Where a corrected file is sent. */
  again: string
  /** What stands beside the name of the file. */
  note?: ReactNode
  children?: ReactNode
}

/** One import: its steps, the columns to match, what the dry run found, and how far it is [BO-3]. */
export function ImportView(props: ImportViewProps) {
  const { detail, faults, photos, calls, check, place, rememberText, again, note, children } = props
  const { importId, state, counts, fault, faultRow, fileName } = detail
  const t = useT()
  const { run, isRunning } = useCommand()
  const [isRemapping, setRemapping] = useState(false)
  useRefreshed(state, detail.photos.waiting > 0)

  const valid = counts.new + counts.changed + counts.unchanged
  const isMapping = state === 'read' || (state === 'checked' && isRemapping)
  const command = (name: 'run' | 'accept') => () => void run(() => calls.command(name, importId))
  const start = async (given: ImportChoices) => {
    if (await run(() => check(given))) setRemapping(false)
  }
  const rowErrors = counts.faulty > 0 && (
    <ImportFaults detail={detail} page={faults} calls={calls} again={again} />
  )
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 text-lead font-bold break-words">
          <bdi>{fileName}</bdi>
        </h2>
        {note}
        <StateBadge state={state} />
      </div>
      <ImportSteps state={state} />
      {fault !== null && (
        <Banner tone="refused" isLive>
          {faultRow !== null && `${t('portalImport.refusedRow', { row: faultRow })}: `}
          {t(`portalImport.file${capital(fault)}`)}
        </Banner>
      )}
      {children}
      {(isAtWork(state) || state === 'paused') && <ImportProgress detail={detail} calls={calls} />}
      {isMapping && (
        <ImportColumns
          key={importId}
          detail={detail}
          place={place}
          rememberText={rememberText}
          isPending={isRunning}
          onStart={(given) => void start(given)}
        />
      )}
      {state === 'checked' && !isRemapping && (
        <Panel heading={t('portalImport.checkTitle')}>
          <ImportOutcomes {...detail} />
          {rowErrors}
          <div className="flex flex-wrap justify-end gap-2 pt-4">
            <Button size="dense" onPress={() => setRemapping(true)}>
              {t('portalImport.changeColumns')}
            </Button>
            {counts.suggested > 0 && (
              <Button size="dense" isPending={isRunning} onPress={command('accept')}>
                {t('portalImport.accept', { count: counts.suggested })}
              </Button>
            )}
            <Button
              size="dense"
              tone="ink"
              isDisabled={valid === 0}
              isPending={isRunning}
              onPress={command('run')}
            >
              {t('portalImport.run', { count: valid })}
            </Button>
          </div>
        </Panel>
      )}
      {state === 'done' && (
        <Panel heading={t('portalImport.doneTitle', { count: valid })}>
          <ImportOutcomes {...detail} />
          {rowErrors}
        </Panel>
      )}
      <ImportPhotos counts={detail.photos} page={photos} />
    </>
  )
}
