import { freightEndpoints } from '@ironsouq/contract/mall/freight/freight.endpoints'
import { productAdminEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
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
  if (currency !== null)
    return <FreightEditor record={null} currency={currency} closedDays={closedDays} />
  return (
    <ScreenPage title={t('portalProduct.addFreight')}>
      <EmptyState title={t('portalProduct.noStore')} />
    </ScreenPage>
  )
}
