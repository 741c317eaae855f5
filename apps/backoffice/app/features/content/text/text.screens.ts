import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const textScreens = {
  texts: {
    file: 'features/content/text/texts.screen.tsx',
    permission: 'text.edit',
    title: 'backofficeText.title',
    menu: { group: 'content', icon: 'translate', position: 70 },
  },
  'texts/file': {
    file: 'features/content/text/text-file.screen.tsx',
    permission: 'text.edit',
    title: 'backofficeTextFile.title',
  },
  'texts/:key': {
    file: 'features/content/text/text.screen.tsx',
    permission: 'text.edit',
    title: 'backofficeText.text',
  },
  languages: {
    file: 'features/content/text/languages.screen.tsx',
    permission: 'text.edit',
    title: 'backofficeText.languagesTitle',
    menu: { group: 'content', icon: 'globe', position: 71 },
  },
} satisfies Screens<MenuGroup>
