import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const savedSearchScreens = {
  wants: {
    file: 'features/deals/saved-search/demand.screen.tsx',
    permission: 'want.read',
    title: 'backofficeDemand.title',
    menu: { group: 'machines', icon: 'search', position: 4 },
  },
} satisfies Screens<MenuGroup>
