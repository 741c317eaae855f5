import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const dictionaryScreens = {
  'settings/dictionary': {
    file: 'features/content/dictionary/dictionary.screen.tsx',
    permission: 'dictionary.edit',
    title: 'backofficeSetting.dictionary',
  },
  'settings/dictionary/:itemId': {
    file: 'features/content/dictionary/dictionary-item.screen.tsx',
    permission: 'dictionary.edit',
    title: 'backofficeSetting.dictionaryItem',
  },
} satisfies Screens<MenuGroup>
