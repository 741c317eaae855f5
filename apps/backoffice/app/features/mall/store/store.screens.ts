import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const storeScreens = {
  stores: {
    file: 'features/mall/store/stores.screen.tsx',
    permission: 'store.read',
    title: 'backofficeStore.stores',
    menu: { group: 'mall', icon: 'grid', position: 3 },
  },
  'stores/:storeId': {
    file: 'features/mall/store/store.screen.tsx',
    permission: 'store.read',
    title: 'portalOrder.store',
  },
} satisfies Screens<MenuGroup>
