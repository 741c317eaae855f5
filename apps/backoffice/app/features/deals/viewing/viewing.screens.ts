import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const viewingScreens = {
  viewings: {
    file: 'features/deals/viewing/viewings.screen.tsx',
    permission: 'viewing.read',
    title: 'backofficeViewing.title',
    menu: { group: 'work', icon: 'calendar', position: 5 },
  },
  'viewings/calendar': {
    file: 'features/deals/viewing/viewing-calendar.screen.tsx',
    permission: 'viewing.read',
    title: 'backofficeViewing.calendar',
  },
} satisfies Screens<MenuGroup>
