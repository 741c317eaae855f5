import { feature } from '#kernel/registry.ts'
import { markLow } from './low-stock/low-stock.mark.job.ts'
import { sellerStockLowNotice } from './low-stock/low-stock.seller.notices.ts'
import { productAdminRoutes, productReviewRoutes } from './product-admin.routes.ts'
import { stockRoutes } from './product-admin.stock.routes.ts'
import { productBatchActions } from './product-review.batch-actions.ts'

export const productAdminFeature = feature({
  name: 'product-admin',
  batchActions: productBatchActions,
  routes: [productAdminRoutes, productReviewRoutes, stockRoutes],
  notices: [sellerStockLowNotice],
  jobs: [markLow],
})
