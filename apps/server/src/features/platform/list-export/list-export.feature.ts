import { eq } from 'drizzle-orm'
import { feature } from '#kernel/registry.ts'
import { expireOldListExports } from './list-export.expire-old.job.ts'
import { writeAskedListExport } from './list-export.on-asked.ts'
import { listExportRoutes } from './list-export.routes.ts'
import { listExport } from './list-export.tables.ts'

export const listExportFeature = feature({
  name: 'list-export',
  routes: [listExportRoutes],
  consumers: [writeAskedListExport],
  jobs: [expireOldListExports],
  retention: [
    {
      table: listExport,
      since: listExport.expiresAt,
      days: 30,
      where: eq(listExport.state, 'expired'),
    },
  ],
})
