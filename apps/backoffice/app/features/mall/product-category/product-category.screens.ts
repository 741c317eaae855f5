import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const productCategoryScreens = {
  'settings/product-categories': {
    file: 'features/mall/product-category/product-categories.screen.tsx',
    permission: 'productCategory.edit',
    title: 'backofficeProduct.categories',
  },
  'settings/product-categories/:code': {
    file: 'features/mall/product-category/product-category.screen.tsx',
    permission: 'productCategory.edit',
    title: 'backofficeProduct.category',
  },
  'settings/product-attributes': {
    file: 'features/mall/product-category/product-attributes.screen.tsx',
    permission: 'productCategory.edit',
    title: 'backofficeProduct.attributes',
  },
  'settings/product-attributes/:code': {
    file: 'features/mall/product-category/product-attribute.screen.tsx',
    permission: 'productCategory.edit',
    title: 'backofficeProduct.attribute',
  },
} satisfies Screens<MenuGroup>
