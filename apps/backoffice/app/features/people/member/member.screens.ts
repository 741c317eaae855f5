import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const memberScreens = {
  members: {
    file: 'features/people/member/members.screen.tsx',
    permission: 'member.read',
    title: 'backofficeMember.title',
    menu: { group: 'people', icon: 'user', position: 1 },
  },
  'members/:memberId': {
    file: 'features/people/member/member.screen.tsx',
    permission: 'member.read',
    title: 'backofficeMember.title',
  },
} satisfies Screens<MenuGroup>
