import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const videoScreens = {
  videos: {
    file: 'features/content/video/videos.screen.tsx',
    permission: 'video.edit',
    title: 'backofficeVideo.title',
    menu: { group: 'content', icon: 'play', position: 30 },
  },
  'videos/new': {
    file: 'features/content/video/new-video.screen.tsx',
    permission: 'video.edit',
    title: 'backofficeVideo.add',
    isAction: true,
  },
  'videos/:videoId': {
    file: 'features/content/video/video.screen.tsx',
    permission: 'video.edit',
    title: 'backofficeVideo.edit',
  },
} satisfies Screens<MenuGroup>
