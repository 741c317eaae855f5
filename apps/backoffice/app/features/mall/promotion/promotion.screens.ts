import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const promotionScreens = {
  promotions: {
    file: 'features/mall/promotion/promotions.screen.tsx',
    permission: 'promotion.read',
    title: 'portalPromotion.promotions',
    menu: { group: 'mall', icon: 'flag', position: 5 },
  },
  'promotions/:promotionId': {
    file: 'features/mall/promotion/promotion.screen.tsx',
    permission: 'promotion.read',
    title: 'portalPromotion.promotion',
  },
} satisfies Screens<MenuGroup>
