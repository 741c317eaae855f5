import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const helpScreens = {
  help: {
    file: 'features/content/help/help-list.screen.tsx',
    permission: 'help.edit',
    title: 'backofficeHelp.title',
    menu: { group: 'content', icon: 'info', position: 20 },
  },
  'help/new': {
    file: 'features/content/help/help-new.screen.tsx',
    permission: 'help.edit',
    title: 'backofficeHelp.add',
    isAction: true,
  },
  'help/:articleId': {
    file: 'features/content/help/help.screen.tsx',
    permission: 'help.edit',
    title: 'backofficeHelp.edit',
  },
  'help-topics': {
    file: 'features/content/help/help-topics.screen.tsx',
    permission: 'help.edit',
    title: 'backofficeHelp.topics',
    menu: { group: 'content', icon: 'list', position: 21 },
  },
  'help-topics/:topicId': {
    file: 'features/content/help/help-topic.screen.tsx',
    permission: 'help.edit',
    title: 'backofficeHelp.topic',
  },
} satisfies Screens<MenuGroup>
