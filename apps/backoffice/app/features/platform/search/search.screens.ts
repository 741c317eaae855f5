import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const searchScreens = {
  'settings/search-words': {
    file: 'features/platform/search/search-words.screen.tsx',
    permission: 'searchWords.read',
    title: 'backofficeSetting.searchWords',
  },
  'settings/search-words/:wordSetId': {
    file: 'features/platform/search/word-set.screen.tsx',
    permission: 'searchWords.edit',
    title: 'backofficeSetting.searchWords',
  },
} satisfies Screens<MenuGroup>
