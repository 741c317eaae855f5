import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const servicePromiseScreens = {
  'settings/promises': {
    file: 'features/mall/service-promise/service-promise.screen.tsx',
    permission: 'setting.edit',
    title: 'backofficeSetting.promises',
  },
} satisfies Screens<MenuGroup>
