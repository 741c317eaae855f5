import { eq } from 'drizzle-orm'
import { feature } from '#kernel/registry.ts'
import { expireOldDeviceExports } from './device-export.expire-old.job.ts'
import { writeAskedExport } from './device-export.on-asked.ts'
import { deviceExportRoutes } from './device-export.routes.ts'
import { deviceExport } from './device-export.tables.ts'

export const deviceExportFeature = feature({
  name: 'device-export',
  routes: [deviceExportRoutes],
  consumers: [writeAskedExport],
  jobs: [expireOldDeviceExports],
  retention: [
    {
      table: deviceExport,
      since: deviceExport.expiresAt,
      days: 30,
      where: eq(deviceExport.state, 'expired'),
    },
  ],
})
