import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const inquiryScreens = {
  inquiries: {
    file: 'features/deals/inquiry/inquiries.screen.tsx',
    permission: 'inquiry.read',
    title: 'merchantInquiry.title',
    menu: { group: 'work', icon: 'list', position: 12 },
    trade: 'machines',
  },
  'inquiries/:inquiryId': {
    file: 'features/deals/inquiry/inquiry.screen.tsx',
    permission: 'inquiry.read',
    title: 'merchantInquiry.one',
    trade: 'machines',
  },
  offers: {
    file: 'features/deals/inquiry/offers.screen.tsx',
    permission: 'inquiry.read',
    title: 'portalQuote.offers',
    menu: { group: 'work', icon: 'tag', position: 14 },
    trade: 'machines',
  },
} satisfies Screens<MenuGroup>
