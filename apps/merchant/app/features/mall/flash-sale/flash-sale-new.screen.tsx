import { productAdminEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { NoStore } from '#features/mall/store/parts/no-store.tsx'
import type { Route } from './+types/flash-sale-new.screen.ts'
import { FlashSaleEditor } from './flash-sale-editor.tsx'
import { newFlashSale } from './flash-sale-values.ts'

export async function clientLoader() {
  const { currency } = await api(productAdminEndpoints.choices)
  return { currency, empty: newFlashSale(new Date()) }
}

export default function FlashSaleNewScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { currency, empty } = loaderData
  if (currency === null) return <NoStore title={t('portalFlashSale.add')} />
  return <FlashSaleEditor record={null} empty={empty} currency={currency} />
}
