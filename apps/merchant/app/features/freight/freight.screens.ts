import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#screens.ts'

export const freightScreens = {
  delivery: {
    file: 'features/freight/freights.screen.tsx',
    permission: 'product.read',
    title: 'portalProduct.freights',
    menu: { group: 'firm', icon: 'ship', position: 8 },
  },
  'delivery/new': {
    file: 'features/freight/freight-new.screen.tsx',
    permission: 'product.edit',
    title: 'portalProduct.addFreight',
    isAction: true,
  },
  'delivery/:freightTemplateId': {
    file: 'features/freight/freight.screen.tsx',
    permission: 'product.read',
    title: 'portalProduct.freight',
  },
} satisfies Screens<MenuGroup>
