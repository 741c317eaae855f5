import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const pageScreens = {
  pages: {
    file: 'features/content/page/pages.screen.tsx',
    permission: 'page.edit',
    title: 'backofficePage.title',
    menu: { group: 'content', icon: 'flag', position: 22 },
  },
  'pages/new': {
    file: 'features/content/page/page-new.screen.tsx',
    permission: 'page.edit',
    title: 'backofficePage.add',
  },
  'pages/:versionId': {
    file: 'features/content/page/page.screen.tsx',
    permission: 'page.edit',
    title: 'backofficePage.edit',
  },
} satisfies Screens<MenuGroup>
