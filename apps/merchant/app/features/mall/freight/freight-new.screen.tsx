import { freightEndpoints } from '@ironsouq/contract/mall/freight/freight.endpoints'
import { productAdminEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { NoStore } from '#features/mall/store/parts/no-store.tsx'
import type { Route } from './+types/freight-new.screen.ts'
import { FreightEditor } from './freight-editor.tsx'

export async function clientLoader() {
  const [{ currency }, closedDays] = await Promise.all([
    api(productAdminEndpoints.choices),
    api(freightEndpoints.closedDays),
  ])
  return { currency, closedDays }
}

export default function FreightNewScreen({
  loaderData: { currency, closedDays },
}: Route.ComponentProps) {
  const t = useT()
  if (currency === null) return <NoStore title={t('portalProduct.addFreight')} />
  return <FreightEditor record={null} currency={currency} closedDays={closedDays} />
}
