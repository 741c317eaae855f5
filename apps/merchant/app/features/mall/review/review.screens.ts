import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const reviewScreens = {
  reviews: {
    file: 'features/mall/review/reviews.screen.tsx',
    permission: 'product.read',
    title: 'merchantReview.title',
    menu: { group: 'work', icon: 'check', position: 16 },
    trade: 'parts',
  },
  'reviews/:reviewId': {
    file: 'features/mall/review/review.screen.tsx',
    permission: 'product.read',
    title: 'merchantReview.record',
    trade: 'parts',
  },
} satisfies Screens<MenuGroup>
