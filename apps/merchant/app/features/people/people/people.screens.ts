import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const peopleScreens = {
  people: {
    file: 'features/people/people/people.screen.tsx',
    permission: 'account.read',
    title: 'merchant.people',
    menu: { group: 'firm', icon: 'user', position: 10 },
  },
} satisfies Screens<MenuGroup>
