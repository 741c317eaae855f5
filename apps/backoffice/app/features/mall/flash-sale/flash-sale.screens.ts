import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const flashSaleScreens = {
  'flash-sales': {
    file: 'features/mall/flash-sale/flash-sales.screen.tsx',
    permission: 'promotion.read',
    title: 'portalFlashSale.flashSales',
    menu: { group: 'mall', icon: 'clock', position: 6 },
  },
  'flash-sales/:flashSaleId': {
    file: 'features/mall/flash-sale/flash-sale.screen.tsx',
    permission: 'promotion.read',
    title: 'portalFlashSale.flashSale',
  },
} satisfies Screens<MenuGroup>
