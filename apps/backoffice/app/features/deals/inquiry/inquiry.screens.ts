import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const inquiryScreens = {
  inquiries: {
    file: 'features/deals/inquiry/inquiries.screen.tsx',
    permission: 'inquiry.read',
    title: 'backofficeInquiry.title',
    menu: { group: 'work', icon: 'chat', position: 3 },
  },
  'inquiries/:inquiryId': {
    file: 'features/deals/inquiry/inquiry.screen.tsx',
    permission: 'inquiry.read',
    title: 'backofficeInquiry.one',
  },
  offers: {
    file: 'features/deals/inquiry/offers.screen.tsx',
    permission: 'inquiry.read',
    title: 'portalQuote.offers',
    menu: { group: 'work', icon: 'tag', position: 4 },
  },
} satisfies Screens<MenuGroup>
