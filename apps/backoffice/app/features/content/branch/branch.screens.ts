import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const branchScreens = {
  branches: {
    file: 'features/content/branch/branches.screen.tsx',
    permission: 'branch.edit',
    title: 'backofficeBranch.title',
    menu: { group: 'content', icon: 'pin', position: 50 },
  },
  'branches/:branchId': {
    file: 'features/content/branch/branch.screen.tsx',
    permission: 'branch.edit',
    title: 'backofficeBranch.branch',
  },
  holidays: {
    file: 'features/content/branch/holidays.screen.tsx',
    permission: 'branch.edit',
    title: 'backofficeBranch.holidays',
    menu: { group: 'content', icon: 'calendar', position: 55 },
  },
  'holidays/:holidayId': {
    file: 'features/content/branch/holiday.screen.tsx',
    permission: 'branch.edit',
    title: 'backofficeBranch.holidays',
  },
} satisfies Screens<MenuGroup>
