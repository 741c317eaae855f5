import { productAdminEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { ROW_FAULTS } from '@ironsouq/contract/platform/import/import.limits'
import { merchantImportEndpoints } from '@ironsouq/contract/platform/import/import.merchant.endpoints'
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

export async function clientLoader({ url, params: { importId } }: Route.ClientLoaderArgs) {
  const fault = ROW_FAULTS.find((each) => each === url.searchParams.get('fault'))
  const cursor = url.searchParams.get('cursor')
  const query = { importId, ...(fault && { fault }), ...(cursor !== null && { cursor }) }
  const [detail, faults, photos, { warehouses }] = await Promise.all([
    api(merchantImportEndpoints.detail, { query: { importId } }),
    api(merchantImportEndpoints.faults, { query }),
    api(merchantImportEndpoints.photos, { query: { importId } }),
    api(productAdminEndpoints.choices),
  ])
  return { detail, faults, photos, warehouses }
}

const CALLS: ImportCalls = {
  command: (name, importId) => api(merchantImportEndpoints[name], { body: { importId } }),
  faultFile: (importId) =>
    api(merchantImportEndpoints.faultFile, { query: { importId, format: 'xlsx' } }),
}

/** One file of the own products. */
export default function ImportScreen({ loaderData }: Route.ComponentProps) {
  const { detail, faults, photos, warehouses } = loaderData
  const { importId, options } = detail
  const t = useT()
  const only = warehouses.length === 1 ? warehouses[0]?.warehouseId : undefined
  const [warehouseId, setWarehouseId] = useState(options.warehouseId ?? only ?? null)
  return (
    <ScreenPage
      title={t('portalImport.titleOwn')}
      actions={
        <Link to="/products/import" className={buttonLook({ size: 'portal' })}>
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
          check={(given) => {
            const body = { importId, ...given, warehouseId }
            return api(merchantImportEndpoints.check, { body })
          }}
          rememberText={t('portalImport.rememberOwn')}
          again="/products/import"
          place={
            <Select
              label={t('portalImport.warehouseDefault')}
              size="dense"
              options={warehouses.map(({ warehouseId: id, name }) => ({ id, text: name }))}
              placeholder={t('portalDevice.choose')}
              value={warehouseId}
              onChange={(key) => setWarehouseId(key === null ? null : String(key))}
            />
          }
        />
      </ScreenBody>
    </ScreenPage>
  )
}
