import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const reviewScreens = {
  reviews: {
    file: 'features/mall/review/reviews.screen.tsx',
    permission: 'review.read',
    title: 'backofficeReview.title',
    menu: { group: 'mall', icon: 'check', position: 8 },
  },
  'reviews/:reviewId': {
    file: 'features/mall/review/review.screen.tsx',
    permission: 'review.read',
    title: 'backofficeReview.record',
  },
} satisfies Screens<MenuGroup>
