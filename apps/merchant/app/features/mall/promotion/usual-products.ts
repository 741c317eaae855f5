import { productAdminEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import type { NamedProduct } from '@ironsouq/contract/mall/promotion/promotion.schema'
import { api } from '@ironsouq/portal/api/api.ts'

const SHOWN = 2

/** What sells best: the preview of a promotion begins with it. */
export async function usualProducts(): Promise<NamedProduct[]> {
  const query = { sort: '-sold' as const, state: ['onSale' as const] }
  const { rows } = await api(productAdminEndpoints.list, { query })
  return rows
    .slice(0, SHOWN)
    .map(({ productId, name, picture, lowest }) => ({ productId, name, picture, lowest }))
}
