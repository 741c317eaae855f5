import { consumer } from '#kernel/work/events.ts'
import { listExportAsked } from './list-export.events.ts'
import { writeListExport } from './list-export.service.ts'

export const writeAskedListExport = consumer({
  name: 'list-export.write-file',
  on: listExportAsked,
  workerPool: 'imports',
  handle: (ctx, { exportId }) => writeListExport(ctx, exportId),
})
