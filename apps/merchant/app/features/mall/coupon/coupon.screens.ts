import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const couponScreens = {
  coupons: {
    file: 'features/mall/coupon/coupons.screen.tsx',
    permission: 'coupon.read',
    title: 'portalCoupon.title',
    menu: { group: 'work', icon: 'tag', position: 17 },
    trade: 'parts',
  },
  'coupons/:couponId': {
    file: 'features/mall/coupon/coupon.screen.tsx',
    permission: 'coupon.read',
    title: 'portalCoupon.coupon',
    trade: 'parts',
  },
} satisfies Screens<MenuGroup>
