import { importEndpoints } from '@ironsouq/contract/import/import.endpoints'
import { ROW_FAULTS } from '@ironsouq/contract/import/import.limits'
import { capital } from '@ironsouq/i18n/capital'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { useEffect, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { Route } from './+types/import.screen.ts'
import { HeldWithdrawals } from './held-withdrawals.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportFaults } from './import-faults.tsx'
import { ImportOutcomes } from './import-outcomes.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportSteps, StateBadge } from './import-state.tsx'

/** The states in which jobs work on it. */
const AT_WORK = new Set(['received', 'checking', 'running'])
const REFRESH_MS = 1500

export async function clientLoader({ request, params: { importId } }: Route.ClientLoaderArgs) {
  const params = new URL(request.url).searchParams
  const fault = ROW_FAULTS.find((each) => each === params.get('fault'))
  const cursor = params.get('cursor')
  const query = { importId, ...(fault && { fault }), ...(cursor !== null && { cursor }) }
  const [detail, faults, { yards }] = await Promise.all([
    api(importEndpoints.detail, { query: { importId } }),
    api(importEndpoints.faults, { query }),
    api(importEndpoints.sellers),
  ])
  return { detail, faults, yards }
}

/** Loads the screen's data again while jobs work on the import. */
function useRefreshed(isAtWork: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isAtWork) return undefined
    const timer = setInterval(() => void revalidate(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [isAtWork, revalidate])
}

export default function ImportScreen({ loaderData }: Route.ComponentProps) {
  const { detail, faults, yards } = loaderData
  const { importId, state, counts, fault, faultRow, fileName, seller } = detail
  const t = useT()
  const { run, isRunning } = useCommand()
  const [isRemapping, setRemapping] = useState(false)
  useRefreshed(AT_WORK.has(state))

  const valid = counts.new + counts.changed + counts.unchanged
  const isMapping = state === 'read' || (state === 'checked' && isRemapping)
  const command = (name: 'run' | 'accept') => () =>
    void run(() => api(importEndpoints[name], { body: { importId } }))

  return (
    <ScreenPage
      title={t('backofficeImport.title')}
      actions={
        <Link to="/imports" className={buttonLook({ size: 'dense' })}>
          {t('backofficeImport.past')}
        </Link>
      }
    >
      <ScreenBody>
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="min-w-0 text-lead font-bold break-words">
            <bdi>{fileName}</bdi>
          </h2>
          <span className="text-small text-ink-muted">
            <bdi>{seller.name}</bdi>
          </span>
          <StateBadge state={state} />
        </div>
        <ImportSteps state={state} />
        {fault !== null && (
          <Banner tone="refused" isLive>
            {faultRow !== null && `${t('backofficeImport.refusedRow', { row: faultRow })}: `}
            {t(`backofficeImport.file${capital(fault)}`)}
          </Banner>
        )}
        {detail.heldWithdrawals > 0 && (
          <HeldWithdrawals importId={importId} count={detail.heldWithdrawals} />
        )}
        {(AT_WORK.has(state) || state === 'paused') && <ImportProgress detail={detail} />}
        {isMapping && (
          <ImportColumns
            key={importId}
            detail={detail}
            yards={yards}
            onStarted={() => setRemapping(false)}
          />
        )}
        {state === 'checked' && !isRemapping && (
          <Panel heading={t('backofficeImport.checkTitle')}>
            <ImportOutcomes {...detail} />
            {counts.faulty > 0 && <ImportFaults detail={detail} page={faults} />}
            <div className="flex flex-wrap justify-end gap-2 pt-4">
              <Button size="dense" onPress={() => setRemapping(true)}>
                {t('backofficeImport.changeColumns')}
              </Button>
              {counts.suggested > 0 && (
                <Button size="dense" isPending={isRunning} onPress={command('accept')}>
                  {t('backofficeImport.accept', { count: counts.suggested })}
                </Button>
              )}
              <Button
                size="dense"
                tone="ink"
                isDisabled={valid === 0}
                isPending={isRunning}
                onPress={command('run')}
              >
                {t('backofficeImport.run', { count: valid })}
              </Button>
            </div>
          </Panel>
        )}
        {state === 'done' && (
          <Panel heading={t('backofficeImport.doneTitle', { count: valid })}>
            <ImportOutcomes {...detail} />
            {counts.faulty > 0 && <ImportFaults detail={detail} page={faults} />}
          </Panel>
        )}
      </ScreenBody>
    </ScreenPage>
  )
}
