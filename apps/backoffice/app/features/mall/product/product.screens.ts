import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const productScreens = {
  products: {
    file: 'features/mall/product/products.screen.tsx',
    permission: 'product.read',
    title: 'backofficeProduct.title',
    menu: { group: 'mall', icon: 'grid', position: 2 },
  },
  'products/:productId': {
    file: 'features/mall/product/product.screen.tsx',
    permission: 'product.read',
    title: 'portalProduct.product',
  },
} satisfies Screens<MenuGroup>
