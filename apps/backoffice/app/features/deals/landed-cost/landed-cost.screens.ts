import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const landedCostScreens = {
  'settings/landed-cost': {
    file: 'features/deals/landed-cost/landed-cost.screen.tsx',
    permission: 'landedCost.setRate',
    title: 'backofficeLandedCost.title',
  },
  'settings/landed-cost/:code': {
    file: 'features/deals/landed-cost/destination.screen.tsx',
    permission: 'landedCost.setRate',
    title: 'backofficeLandedCost.destination',
  },
} satisfies Screens<MenuGroup>
