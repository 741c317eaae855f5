import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const newsScreens = {
  news: {
    file: 'features/content/news/news-list.screen.tsx',
    permission: 'news.edit',
    title: 'backofficeNews.title',
    menu: { group: 'content', icon: 'doc', position: 10 },
  },
  'news/new': {
    file: 'features/content/news/news-new.screen.tsx',
    permission: 'news.edit',
    title: 'backofficeNews.add',
    isAction: true,
  },
  'news/:newsId': {
    file: 'features/content/news/news.screen.tsx',
    permission: 'news.edit',
    title: 'backofficeNews.edit',
  },
} satisfies Screens<MenuGroup>
