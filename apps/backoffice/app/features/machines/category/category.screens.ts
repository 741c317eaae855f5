import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const categoryScreens = {
  'settings/categories': {
    file: 'features/machines/category/categories.screen.tsx',
    permission: 'category.edit',
    title: 'backofficeCatalogue.categories',
  },
  'settings/categories/:code': {
    file: 'features/machines/category/category.screen.tsx',
    permission: 'category.edit',
    title: 'backofficeCatalogue.category',
  },
} satisfies Screens<MenuGroup>
