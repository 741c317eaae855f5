import { productAdminEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import type { RecordSearch } from '@ironsouq/portal/screen/screen.ts'
import { productPath } from './parts/product-path.ts'

const { list } = productAdminEndpoints

/** By part of a name, or the beginning of a part number or a code. */
export const productRecordSearch: RecordSearch = {
  permission: 'product.read',
  title: 'portalProduct.products',
  icon: 'cart',
  async find(words, signal) {
    const { rows } = await api(list, { query: list.query.parse({ words }), signal })
    return rows.map(({ productId, name, partNo }) => ({
      path: productPath(productId),
      title: name,
      detail: partNo ?? '',
    }))
  },
}
