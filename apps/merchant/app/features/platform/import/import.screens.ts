import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const importScreens = {
  'products/import': {
    file: 'features/platform/import/imports.screen.tsx',
    permission: 'product.edit',
    title: 'portalImport.titleOwn',
    isAction: true,
    trade: 'parts',
  },
  'products/import/:importId': {
    file: 'features/platform/import/import.screen.tsx',
    permission: 'product.edit',
    title: 'portalImport.titleOwn',
    trade: 'parts',
  },
} satisfies Screens<MenuGroup>
