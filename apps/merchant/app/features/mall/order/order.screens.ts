import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const orderScreens = {
  orders: {
    file: 'features/mall/order/orders.screen.tsx',
    permission: 'order.read',
    title: 'portalOrder.title',
    menu: { group: 'work', icon: 'box', position: 11 },
    trade: 'parts',
  },
  'orders/:orderId': {
    file: 'features/mall/order/order.screen.tsx',
    permission: 'order.read',
    title: 'portalOrder.order',
    trade: 'parts',
  },
} satisfies Screens<MenuGroup>
