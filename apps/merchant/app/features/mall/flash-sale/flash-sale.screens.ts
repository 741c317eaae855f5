import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const flashSaleScreens = {
  'flash-sales': {
    file: 'features/mall/flash-sale/flash-sales.screen.tsx',
    permission: 'promotion.read',
    title: 'portalFlashSale.flashSales',
    menu: { group: 'work', icon: 'clock', position: 18 },
    trade: 'parts',
  },
  'flash-sales/new': {
    file: 'features/mall/flash-sale/flash-sale-new.screen.tsx',
    permission: 'promotion.edit',
    title: 'portalFlashSale.add',
    trade: 'parts',
  },
  'flash-sales/:flashSaleId': {
    file: 'features/mall/flash-sale/flash-sale.screen.tsx',
    permission: 'promotion.read',
    title: 'portalFlashSale.flashSale',
    trade: 'parts',
  },
} satisfies Screens<MenuGroup>
