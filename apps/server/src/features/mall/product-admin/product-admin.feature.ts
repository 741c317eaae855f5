import { feature } from '#kernel/registry.ts'
import { markLow } from './low-stock/low-stock.mark.job.ts'
import { emailLowStock } from './low-stock/low-stock.on-low.ts'
import { productAdminRoutes, productReviewRoutes } from './product-admin.routes.ts'
import { stockRoutes } from './product-admin.stock.routes.ts'
import { productBatchActions } from './product-review.batch-actions.ts'

export const productAdminFeature = feature({
  name: 'product-admin',
  batchActions: productBatchActions,
  routes: [productAdminRoutes, productReviewRoutes, stockRoutes],
  consumers: [emailLowStock],
  jobs: [markLow],
})
