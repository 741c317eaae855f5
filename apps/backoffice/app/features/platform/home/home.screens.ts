import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const homeScreens = {
  '': {
    file: 'features/platform/home/home.screen.tsx',
    title: 'portal.today',
    menu: { group: 'work', icon: 'home', position: 1 },
  },
} satisfies Screens<MenuGroup>
