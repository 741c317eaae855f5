import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const viewingScreens = {
  viewings: {
    file: 'features/deals/viewing/viewings.screen.tsx',
    permission: 'viewing.read',
    title: 'backofficeViewing.title',
    menu: { group: 'work', icon: 'calendar', position: 5 },
  },
} satisfies Screens<MenuGroup>
