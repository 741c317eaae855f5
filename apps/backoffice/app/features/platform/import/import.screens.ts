import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const importScreens = {
  imports: {
    file: 'features/platform/import/imports.screen.tsx',
    permission: 'device.import',
    title: 'portalImport.title',
    menu: { group: 'machines', icon: 'box', position: 3 },
  },
  'imports/:importId': {
    file: 'features/platform/import/import.screen.tsx',
    permission: 'device.import',
    title: 'portalImport.title',
  },
} satisfies Screens<MenuGroup>
