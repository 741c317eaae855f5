import { consumer } from '#kernel/work/events.ts'
import { auditExportAsked } from './audit.events.ts'
import { writeExport } from './audit.export.service.ts'

export const writeAuditExport = consumer({
  name: 'audit.write-export',
  on: auditExportAsked,
  workerPool: 'files',
  handle: (ctx, { exportId }) => writeExport(ctx, exportId),
})
