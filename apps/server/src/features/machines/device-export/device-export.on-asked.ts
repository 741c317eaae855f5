import { consumer } from '#kernel/work/events.ts'
import { deviceExportAsked } from './device-export.events.ts'
import { writeDeviceExport } from './device-export.service.ts'

export const writeAskedExport = consumer({
  name: 'device-export.write-file',
  on: deviceExportAsked,
  workerPool: 'imports',
  handle: (ctx, { exportId }) => writeDeviceExport(ctx, exportId),
})
