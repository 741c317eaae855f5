import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const productScreens = {
  products: {
    file: 'features/mall/product/products.screen.tsx',
    permission: 'product.read',
    title: 'portalProduct.products',
    menu: { group: 'work', icon: 'cart', position: 17 },
    trade: 'parts',
  },
  'products/new': {
    file: 'features/mall/product/product-new.screen.tsx',
    permission: 'product.edit',
    title: 'portalProduct.add',
    isAction: true,
    trade: 'parts',
  },
  'products/:productId': {
    file: 'features/mall/product/product.screen.tsx',
    permission: 'product.read',
    title: 'portalProduct.product',
    trade: 'parts',
  },
} satisfies Screens<MenuGroup>
