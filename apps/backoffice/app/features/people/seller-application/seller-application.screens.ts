import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const sellerApplicationScreens = {
  'seller-applications': {
    file: 'features/people/seller-application/seller-applications.screen.tsx',
    permission: 'seller.approve',
    title: 'backofficeSeller.title',
    menu: { group: 'people', icon: 'check', position: 4 },
  },
  'seller-applications/:applicationId': {
    file: 'features/people/seller-application/seller-application.screen.tsx',
    permission: 'seller.approve',
    title: 'backofficeSeller.title',
  },
} satisfies Screens<MenuGroup>
