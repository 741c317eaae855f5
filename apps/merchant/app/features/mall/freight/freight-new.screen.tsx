import { productAdminEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import type { Route } from './+types/freight-new.screen.ts'
import { FreightEditor } from './freight-editor.tsx'

export const clientLoader = () => api(productAdminEndpoints.choices)

export default function FreightNewScreen({ loaderData: { currency } }: Route.ComponentProps) {
  const t = useT()
  if (currency !== null) return <FreightEditor record={null} currency={currency} />
  return (
    <ScreenPage title={t('portalProduct.addFreight')}>
      <EmptyState title={t('portalProduct.noStore')} />
    </ScreenPage>
  )
}
