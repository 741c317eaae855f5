import { feature } from '#kernel/registry.ts'
import { purgeAnnouncements } from './announcement.on-changed.purge.ts'
import { announcementPersonalData } from './announcement.personal-data.ts'
import { announcementRoutes } from './announcement.routes.ts'
import { turnDue } from './announcement.turn-due.job.ts'

export const announcementFeature = feature({
  name: 'announcement',
  routes: [announcementRoutes],
  consumers: [purgeAnnouncements],
  jobs: [turnDue],
  personalData: [announcementPersonalData],
})
