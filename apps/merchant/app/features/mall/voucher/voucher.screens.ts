import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const voucherScreens = {
  vouchers: {
    file: 'features/mall/voucher/vouchers.screen.tsx',
    permission: 'order.ship',
    title: 'portalVoucher.title',
    menu: { group: 'work', icon: 'scan', position: 12 },
    trade: 'parts',
  },
} satisfies Screens<MenuGroup>
