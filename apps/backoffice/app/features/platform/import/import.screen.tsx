import { importEndpoints } from '@ironsouq/contract/platform/import/import.endpoints'
import { ROW_FAULTS } from '@ironsouq/contract/platform/import/import.limits'
import { api } from '@ironsouq/portal/api/api.ts'
import type { ImportCalls } from '@ironsouq/portal/import/import-calls.ts'
import { ImportView } from '@ironsouq/portal/import/import-view'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/import.screen.ts'
import { HeldWithdrawals } from './held-withdrawals.tsx'

export async function clientLoader({ request, params: { importId } }: Route.ClientLoaderArgs) {
  const params = new URL(request.url).searchParams
  const fault = ROW_FAULTS.find((each) => each === params.get('fault'))
  const cursor = params.get('cursor')
  const query = { importId, ...(fault && { fault }), ...(cursor !== null && { cursor }) }
  const [detail, faults, photos, { yards }] = await Promise.all([
    api(importEndpoints.detail, { query: { importId } }),
    api(importEndpoints.faults, { query }),
    api(importEndpoints.photos, { query: { importId } }),
    api(importEndpoints.sellers),
  ])
  return { detail, faults, photos, yards }
}

const CALLS: ImportCalls = {
  command: (name, importId) => api(importEndpoints[name], { body: { importId } }),
  faultFile: (importId) => api(importEndpoints.faultFile, { query: { importId, format: 'xlsx' } }),
}

export default function ImportScreen({ loaderData }: Route.ComponentProps) {
  const { detail, faults, photos, yards } = loaderData
  const { importId, options, seller, heldWithdrawals } = detail
  const t = useT()
  const [yard, setYard] = useState(options.yard)
  return (
    <ScreenPage
      title={t('portalImport.title')}
      actions={
        <Link to="/imports" className={buttonLook({ size: 'dense' })}>
          {t('portalImport.past')}
        </Link>
      }
    >
      <ScreenBody>
        <ImportView
          detail={detail}
          faults={faults}
          photos={photos}
          calls={CALLS}
          check={({ numbers, ...given }) => {
            const body = { importId, ...given, options: { ...options, yard, numbers } }
            return api(importEndpoints.check, { body })
          }}
          rememberText={t('portalImport.remember')}
          again={`/imports?seller=${seller.code}`}
          note={
            <span className="text-small text-ink-muted">
              <bdi>{seller.name}</bdi>
            </span>
          }
          place={
            <Select
              label={t('portalImport.yardDefault')}
              size="dense"
              options={yards.map(({ code, name }) => ({ id: code, text: name }))}
              placeholder={t('portalDevice.choose')}
              value={yard}
              onChange={(key) => setYard(key === null ? null : String(key))}
            />
          }
        >
          {heldWithdrawals > 0 && <HeldWithdrawals importId={importId} count={heldWithdrawals} />}
        </ImportView>
      </ScreenBody>
    </ScreenPage>
  )
}
