import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const staffScreens = {
  roles: {
    file: 'features/people/staff/roles.screen.tsx',
    permission: 'staff.read',
    title: 'backofficeStaff.rolesTitle',
    menu: { group: 'manage', icon: 'lock', position: 80 },
  },
  staff: {
    file: 'features/people/staff/people.screen.tsx',
    permission: 'staff.read',
    title: 'backofficeStaff.people',
    menu: { group: 'manage', icon: 'user', position: 81 },
  },
  'staff/:staffId': {
    file: 'features/people/staff/person.screen.tsx',
    permission: 'staff.read',
    title: 'backofficeStaff.people',
  },
} satisfies Screens<MenuGroup>
