import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const stockScreens = {
  stock: {
    file: 'features/mall/stock/stock.screen.tsx',
    permission: 'product.read',
    title: 'portalProduct.stockTitle',
    menu: { group: 'work', icon: 'rows', position: 18 },
    trade: 'parts',
  },
  'stock/:skuId': {
    file: 'features/mall/stock/sku-stock.screen.tsx',
    permission: 'product.read',
    title: 'portalProduct.stock',
    trade: 'parts',
  },
} satisfies Screens<MenuGroup>
