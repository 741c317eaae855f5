import { productAdminEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { promotionEndpoints } from '@ironsouq/contract/mall/promotion/promotion.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { NoStore } from '#features/mall/store/parts/no-store.tsx'
import type { Route } from './+types/promotion-new.screen.ts'
import { PromotionEditor } from './promotion-editor.tsx'
import { copyOf, newPromotion } from './promotion-values.ts'
import { usualProducts } from './usual-products.ts'

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const copied = url.searchParams.get('copy')
  const [{ currency }, usual, record] = await Promise.all([
    api(productAdminEndpoints.choices),
    usualProducts(),
    copied === null ? null : api(promotionEndpoints.record, { query: { promotionId: copied } }),
  ])
  const now = new Date()
  return { currency, usual, empty: record ? copyOf(record, now) : newPromotion(now), copied }
}

export default function PromotionNewScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { currency, usual, empty, copied } = loaderData
  if (currency === null) return <NoStore title={t('portalPromotion.add')} />
  return (
    <PromotionEditor
      key={copied ?? 'new'}
      record={null}
      empty={empty}
      currency={currency}
      usual={usual}
    />
  )
}
