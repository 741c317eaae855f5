import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#screens.ts'

export const storeScreens = {
  store: {
    file: 'features/store/store.screen.tsx',
    permission: 'store.read',
    title: 'portalOrder.store',
    menu: { group: 'firm', icon: 'info', position: 5 },
  },
  'store-page': {
    file: 'features/store/store-page.screen.tsx',
    permission: 'store.read',
    title: 'merchantStore.page',
    menu: { group: 'firm', icon: 'image', position: 6 },
  },
  warehouses: {
    file: 'features/store/warehouses.screen.tsx',
    permission: 'store.read',
    title: 'merchantStore.warehouses',
    menu: { group: 'firm', icon: 'pin', position: 7 },
  },
} satisfies Screens<MenuGroup>
