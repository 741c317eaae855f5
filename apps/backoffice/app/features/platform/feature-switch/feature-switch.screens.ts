import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const featureSwitchScreens = {
  'settings/switches': {
    file: 'features/platform/feature-switch/feature-switches.screen.tsx',
    permission: 'setting.edit',
    title: 'backofficeSwitch.title',
  },
} satisfies Screens<MenuGroup>
