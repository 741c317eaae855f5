import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const chatScreens = {
  chat: {
    file: 'features/deals/chat/chat.screen.tsx',
    permission: 'chat.read',
    title: 'portalChat.menu',
    menu: { group: 'work', icon: 'chat', position: 2 },
  },
  'chat/canned': {
    file: 'features/deals/chat/canned-answers.screen.tsx',
    permission: 'chat.read',
    title: 'portalChat.canned',
  },
  'chat/canned/:answerId': {
    file: 'features/deals/chat/canned-answer.screen.tsx',
    permission: 'chat.answer',
    title: 'portalChat.canned',
  },
  'chat/reports': {
    file: 'features/deals/chat/chat-reports.screen.tsx',
    permission: 'chat.read',
    title: 'portalChat.reports',
  },
  'chat/reports/:reportId': {
    file: 'features/deals/chat/chat-report.screen.tsx',
    permission: 'chat.read',
    title: 'portalChat.reports',
  },
} satisfies Screens<MenuGroup>
