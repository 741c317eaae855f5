import { feature } from '#kernel/registry.ts'
import { purgeFlashSale } from './flash-sale.on-changed.purge.ts'
import { flashSalePersonalData } from './flash-sale.personal-data.ts'
import {
  flashSaleMerchantRoutes,
  flashSaleRoutes,
  flashSaleStaffRoutes,
} from './flash-sale.routes.ts'
import { runFlashSales } from './flash-sale.session.job.ts'
import { flashQuota } from './flash-sale.tables.ts'

/** A limit is of no use once its sale is over. */
const QUOTA_DAYS = 90

export const flashSaleFeature = feature({
  name: 'flash-sale',
  routes: [flashSaleRoutes, flashSaleMerchantRoutes, flashSaleStaffRoutes],
  consumers: [purgeFlashSale],
  deadlines: runFlashSales,
  personalData: [flashSalePersonalData],
  retention: [{ table: flashQuota, since: flashQuota.createdAt, days: QUOTA_DAYS }],
})
