import { feature } from '#kernel/registry.ts'
import { markLow } from './low-stock/low-stock.mark.job.ts'
import { emailLowStock } from './low-stock/low-stock.on-low.ts'
import { productDeskRoutes, productReviewRoutes } from './product-desk.routes.ts'
import { stockRoutes } from './product-desk.stock.routes.ts'
import { productBatchActions } from './product-review.batch-actions.ts'

export const productDeskFeature = feature({
  name: 'product-desk',
  batchActions: productBatchActions,
  routes: [productDeskRoutes, productReviewRoutes, stockRoutes],
  consumers: [emailLowStock],
  jobs: [markLow],
})
