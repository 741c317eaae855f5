import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const storeScreens = {
  store: {
    file: 'features/mall/store/store.screen.tsx',
    permission: 'store.read',
    title: 'portalOrder.store',
    menu: { group: 'firm', icon: 'info', position: 5 },
    trade: 'parts',
    begin: { title: 'merchant.openStore', permission: 'store.edit' },
  },
  'store-page': {
    file: 'features/mall/store/store-page.screen.tsx',
    permission: 'store.read',
    title: 'merchantStore.page',
    menu: { group: 'firm', icon: 'image', position: 6 },
    trade: 'parts',
  },
  warehouses: {
    file: 'features/mall/store/warehouses.screen.tsx',
    permission: 'store.read',
    title: 'merchantStore.warehouses',
    menu: { group: 'firm', icon: 'pin', position: 7 },
    trade: 'parts',
  },
} satisfies Screens<MenuGroup>
