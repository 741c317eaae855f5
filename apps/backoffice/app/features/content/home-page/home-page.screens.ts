import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const homePageScreens = {
  'home-page': {
    file: 'features/content/home-page/home-page.screen.tsx',
    permission: 'homePage.edit',
    title: 'backofficeHomePage.title',
    menu: { group: 'content', icon: 'image', position: 5 },
  },
  'home-page/versions': {
    file: 'features/content/home-page/versions.screen.tsx',
    permission: 'homePage.edit',
    title: 'backofficeHomePage.versions',
  },
  'home-page/versions/:versionId': {
    file: 'features/content/home-page/version.screen.tsx',
    permission: 'homePage.edit',
    title: 'backofficeHomePage.versions',
  },
  'home-page/compare/:from/:to': {
    file: 'features/content/home-page/compare.screen.tsx',
    permission: 'homePage.edit',
    title: 'backofficeHomePage.compare',
  },
} satisfies Screens<MenuGroup>
