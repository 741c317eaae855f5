import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const orderScreens = {
  orders: {
    file: 'features/mall/order/orders.screen.tsx',
    permission: 'order.read',
    title: 'portalOrder.staffTitle',
    menu: { group: 'mall', icon: 'cart', position: 1 },
  },
  'orders/:orderId': {
    file: 'features/mall/order/order.screen.tsx',
    permission: 'order.read',
    title: 'portalOrder.order',
  },
} satisfies Screens<MenuGroup>
