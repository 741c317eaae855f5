import { consumer } from '#kernel/work/events.ts'
import { exportRequested } from './privacy.events.ts'
import { packExport } from './privacy.export.service.ts'

export const packRequestedExport = consumer({
  name: 'privacy.pack-export',
  on: exportRequested,
  workerPool: 'files',
  handle: (ctx, { exportId }) => packExport(ctx, exportId),
})
