import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const freightScreens = {
  delivery: {
    file: 'features/mall/freight/freights.screen.tsx',
    permission: 'product.read',
    title: 'portalProduct.freights',
    menu: { group: 'firm', icon: 'ship', position: 8 },
    trade: 'parts',
  },
  'delivery/new': {
    file: 'features/mall/freight/freight-new.screen.tsx',
    permission: 'product.edit',
    title: 'portalProduct.addFreight',
    isAction: true,
    trade: 'parts',
  },
  'delivery/:freightTemplateId': {
    file: 'features/mall/freight/freight.screen.tsx',
    permission: 'product.read',
    title: 'portalProduct.freight',
    trade: 'parts',
  },
} satisfies Screens<MenuGroup>
