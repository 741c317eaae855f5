import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const loyaltyScreens = {
  'settings/loyalty': {
    file: 'features/people/loyalty/loyalty.screen.tsx',
    permission: 'setting.edit',
    title: 'backofficeLoyalty.values',
  },
} satisfies Screens<MenuGroup>
