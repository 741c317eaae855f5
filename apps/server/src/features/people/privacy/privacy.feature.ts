import { eq } from 'drizzle-orm'
import { feature } from '#kernel/registry.ts'
import { expireOldExports } from './privacy.expire-exports.job.ts'
import { finishOldErasures } from './privacy.finish-erasures.job.ts'
import { exportReadyNotice } from './privacy.notices.ts'
import { mailErased, recordErased, removeArchives } from './privacy.on-erased.ts'
import { packRequestedExport } from './privacy.on-export-requested.ts'
import { exportPersonalData } from './privacy.personal-data.ts'
import { privacyRoutes } from './privacy.routes.ts'
import { dataExport, erasure } from './privacy.tables.ts'

export const privacyFeature = feature({
  name: 'privacy',
  routes: [privacyRoutes],
  consumers: [packRequestedExport, mailErased, recordErased, removeArchives],
  notices: [exportReadyNotice],
  jobs: [expireOldExports, finishOldErasures],
  personalData: [exportPersonalData],
  retention: [
    {
      table: dataExport,
      since: dataExport.createdAt,
      days: 400,
      where: eq(dataExport.state, 'expired'),
    },
    { table: erasure, sweptBy: finishOldErasures.name },
  ],
})
