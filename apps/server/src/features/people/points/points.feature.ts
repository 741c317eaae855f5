import { feature } from '#kernel/registry.ts'
import { expirePoints, notifyExpiry } from './points.expire.job.ts'
import { pointsExpiringNotice } from './points.notices.ts'
import { welcomePoints } from './points.on-registered.ts'
import { pointsPersonalData } from './points.personal-data.ts'
import { pointsLedger } from './points.postings.ts'
import { pointsRoutes } from './points.routes.ts'

export const pointsFeature = feature({
  name: 'points',
  ledger: pointsLedger,
  routes: [pointsRoutes],
  consumers: [welcomePoints],
  deadlines: [expirePoints, notifyExpiry],
  notices: [pointsExpiringNotice],
  personalData: [pointsPersonalData],
})
