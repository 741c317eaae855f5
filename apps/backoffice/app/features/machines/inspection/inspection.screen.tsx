import { inspectionEndpoints } from '@ironsouq/contract/machines/inspection/inspection.endpoints'
import type { Me } from '@ironsouq/contract/people/staff/staff.schema'
import { api, isAway } from '@ironsouq/portal/api/api.ts'
import { useLanguage } from '@ironsouq/portal/language/language-store.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Spinner } from '@ironsouq/ui/primitives/display/spinner'
import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Route } from './+types/inspection.screen.ts'
import { InspectionEditor } from './inspection-editor.tsx'
import { renewStoredPage } from './parts/offline-mode.ts'
import { useIsReady, useStoredForm } from './use-stored-form.ts'

/** Without a connection there is nothing to read: the form on this device is shown. */
export async function clientLoader({ params: { deviceId } }: Route.ClientLoaderArgs) {
  try {
    return await api(inspectionEndpoints.form, { query: { deviceId } })
  } catch (err) {
    if (isAway(err)) return null
    throw err
  }
}

export default function InspectionScreen({ loaderData, params }: Route.ComponentProps) {
  const t = useT()
  const locale = useLanguage()?.locale
  const me = useRouteLoaderData<Me>('frame/signed-in')
  const staffId = me?.staffId ?? ''
  const { shown, change } = useStoredForm(staffId, params.deviceId, loaderData)
  const isReady = useIsReady()
  useEffect(() => {
    if (isReady) void renewStoredPage(locale)
  }, [isReady, locale])
  if (shown) return <InspectionEditor {...shown} change={change} isReady={isReady} />
  return (
    <ScreenPage title={t('backofficeInspection.form')}>
      <ScreenBody>
        {shown === undefined ? (
          <Spinner />
        ) : (
          <EmptyState
            kind="offline"
            title={t('portal.awayTitle')}
            body={t('backofficeInspection.notHere')}
          />
        )}
      </ScreenBody>
    </ScreenPage>
  )
}
