import { productReviewEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import type { RecordSearch } from '@ironsouq/portal/screen/screen.ts'

/** By a part number, the name of a store or an id. */
export const productRecordSearch: RecordSearch = {
  permission: 'product.read',
  title: 'backofficeProduct.title',
  icon: 'box',
  async find(words, signal) {
    const query = productReviewEndpoints.list.query.parse({ words })
    const { rows } = await api(productReviewEndpoints.list, { query, signal })
    return rows.map(({ productId, name, storeName }) => ({
      path: `/products/${productId}`,
      title: name,
      detail: storeName,
    }))
  },
}
