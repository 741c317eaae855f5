import { productAdminEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { NoStore } from '#features/mall/store/parts/no-store.tsx'
import type { Route } from './+types/product-new.screen.ts'
import { ProductEditor } from './editor/product-editor.tsx'

export const clientLoader = () => api(productAdminEndpoints.choices)

export default function ProductNewScreen({ loaderData: offered }: Route.ComponentProps) {
  const t = useT()
  if (offered.currency === null) return <NoStore title={t('portalProduct.add')} />
  return <ProductEditor record={null} offered={offered} loaded={[]} currency={offered.currency} />
}
