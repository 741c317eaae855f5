import { feature } from '#kernel/registry.ts'
import { countOrders } from './sales-figure.on-order-moved.ts'
import { salesFigureMerchantRoutes, salesFigureRoutes } from './sales-figure.routes.ts'
import { countedOrder } from './sales-figure.tables.ts'

export const salesFigureFeature = feature({
  name: 'sales-figure',
  routes: [salesFigureMerchantRoutes, salesFigureRoutes],
  consumers: countOrders,
  // An event is not delivered again after so long.
  retention: [{ table: countedOrder, since: countedOrder.createdAt, days: 90 }],
})
