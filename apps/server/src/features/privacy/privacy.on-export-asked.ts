import { consumer } from '#kernel/events.ts'
import { exportAsked } from './privacy.events.ts'
import { packExport } from './privacy.export.service.ts'

export const packAskedExport = consumer({
  name: 'privacy.pack-export',
  on: exportAsked,
  handle: (ctx, { exportId }) => packExport(ctx, exportId),
})
