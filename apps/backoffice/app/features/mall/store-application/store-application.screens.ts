import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const storeApplicationScreens = {
  'store-applications': {
    file: 'features/mall/store-application/store-applications.screen.tsx',
    permission: 'store.approve',
    title: 'backofficeStore.applications',
    menu: { group: 'mall', icon: 'flag', position: 4 },
  },
  'store-applications/:applicationId': {
    file: 'features/mall/store-application/store-application.screen.tsx',
    permission: 'store.approve',
    title: 'backofficeStore.applications',
  },
} satisfies Screens<MenuGroup>
