import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#screens.ts'

export const branchScreens = {
  branches: {
    file: 'features/branch/branches.screen.tsx',
    permission: 'branch.edit',
    title: 'backofficeBranch.title',
    menu: { group: 'content', icon: 'pin', position: 50 },
  },
  'branches/:branchId': {
    file: 'features/branch/branch.screen.tsx',
    permission: 'branch.edit',
    title: 'backofficeBranch.branch',
  },
  holidays: {
    file: 'features/branch/holidays.screen.tsx',
    permission: 'branch.edit',
    title: 'backofficeBranch.holidays',
    menu: { group: 'content', icon: 'calendar', position: 55 },
  },
  'holidays/:holidayId': {
    file: 'features/branch/holiday.screen.tsx',
    permission: 'branch.edit',
    title: 'backofficeBranch.holidays',
  },
} satisfies Screens<MenuGroup>
