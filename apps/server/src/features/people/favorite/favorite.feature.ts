import { feature } from '#kernel/registry.ts'
import {
  backOnSaleNotice,
  priceCutNotice,
  priceRiseNotice,
  soldNotice,
  withdrawnNotice,
} from './favorite.notices.ts'
import { favoritePersonalData, favoriteProductPersonalData } from './favorite.personal-data.ts'
import { favoriteRoutes } from './favorite.routes.ts'

export const favoriteFeature = feature({
  name: 'favorite',
  routes: [favoriteRoutes],
  notices: [priceCutNotice, priceRiseNotice, soldNotice, withdrawnNotice, backOnSaleNotice],
  personalData: [favoritePersonalData, favoriteProductPersonalData],
})
