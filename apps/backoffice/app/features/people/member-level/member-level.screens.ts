import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const memberLevelScreens = {
  'settings/member-levels': {
    file: 'features/people/member-level/member-levels.screen.tsx',
    permission: 'setting.edit',
    title: 'backofficeLoyalty.levels',
  },
  'settings/member-levels/:levelId': {
    file: 'features/people/member-level/member-level.screen.tsx',
    permission: 'setting.edit',
    title: 'backofficeLoyalty.level',
  },
} satisfies Screens<MenuGroup>
