import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#screens.ts'

export const wantScreens = {
  wants: {
    file: 'features/deals/want/wants.screen.tsx',
    permission: 'want.read',
    title: 'backofficeWant.title',
    menu: { group: 'work', icon: 'search', position: 45 },
  },
} satisfies Screens<MenuGroup>
