import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const wantedPartScreens = {
  'wanted-parts': {
    file: 'features/mall/wanted-part/wanted-part-list.screen.tsx',
    permission: 'product.read',
    title: 'merchantWantedPart.title',
    menu: { group: 'work', icon: 'search', position: 16 },
    trade: 'parts',
  },
} satisfies Screens<MenuGroup>
