import { feature } from '#kernel/registry.ts'
import { sellerChannel } from './today.channel.ts'
import { publishCountsToSellers } from './today.on-seller-counts-changed.ts'
import { todayMerchantRoutes, todayRoutes } from './today.routes.ts'

export const todayFeature = feature({
  name: 'today',
  routes: [todayRoutes, todayMerchantRoutes],
  channels: [sellerChannel],
  consumers: publishCountsToSellers,
})
