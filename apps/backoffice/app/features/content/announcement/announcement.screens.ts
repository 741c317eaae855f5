import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const announcementScreens = {
  announcements: {
    file: 'features/content/announcement/announcements.screen.tsx',
    permission: 'notice.edit',
    title: 'backofficeAnnouncement.title',
    menu: { group: 'content', icon: 'bell', position: 40 },
  },
  'announcements/:announcementId': {
    file: 'features/content/announcement/announcement.screen.tsx',
    permission: 'notice.edit',
    title: 'backofficeAnnouncement.announcement',
  },
} satisfies Screens<MenuGroup>
