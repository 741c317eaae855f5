import { feature } from '#kernel/registry.ts'
import { runInTime } from './promotion.deadlines.job.ts'
import { sellerPromotionStoppedNotice } from './promotion.notices.ts'
import { purgePromotion } from './promotion.on-changed.purge.ts'
import { promotionRoutes, promotionStaffRoutes } from './promotion.routes.ts'

export const promotionFeature = feature({
  name: 'promotion',
  routes: [promotionRoutes, promotionStaffRoutes],
  consumers: [purgePromotion],
  deadlines: runInTime,
  notices: [sellerPromotionStoppedNotice],
})
