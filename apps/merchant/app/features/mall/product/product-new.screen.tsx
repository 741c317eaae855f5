import { productAdminEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import type { Route } from './+types/product-new.screen.ts'
import { ProductEditor } from './editor/product-editor.tsx'

export const clientLoader = () => api(productAdminEndpoints.choices)

export default function ProductNewScreen({ loaderData: offered }: Route.ComponentProps) {
  const t = useT()
  if (offered.currency !== null)
    return <ProductEditor record={null} offered={offered} loaded={[]} currency={offered.currency} />
  return (
    <ScreenPage title={t('portalProduct.add')}>
      <EmptyState title={t('portalProduct.noStore')} />
    </ScreenPage>
  )
}
