import { consumer } from '#kernel/work/events.ts'
import { productExportAsked } from './product-export.events.ts'
import { writeProductExport } from './product-export.service.ts'

export const writeAskedProductExport = consumer({
  name: 'product-export.write-file',
  on: productExportAsked,
  workerPool: 'imports',
  handle: (ctx, { exportId }) => writeProductExport(ctx, exportId),
})
