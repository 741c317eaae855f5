import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const promotionScreens = {
  promotions: {
    file: 'features/mall/promotion/promotions.screen.tsx',
    permission: 'promotion.read',
    title: 'portalPromotion.promotions',
    menu: { group: 'work', icon: 'flag', position: 18 },
    trade: 'parts',
  },
  'promotions/new': {
    file: 'features/mall/promotion/promotion-new.screen.tsx',
    permission: 'promotion.edit',
    title: 'portalPromotion.add',
    trade: 'parts',
  },
  'promotions/:promotionId': {
    file: 'features/mall/promotion/promotion.screen.tsx',
    permission: 'promotion.read',
    title: 'portalPromotion.promotion',
    trade: 'parts',
  },
} satisfies Screens<MenuGroup>
