import { consumer } from '#kernel/work/events.ts'
import { importReceived } from './import.events.ts'
import { readImport } from './import.read.service.ts'

/** A repetition stores the rows that are missing. */
export const readReceivedImport = consumer({
  name: 'import.read-file',
  on: importReceived,
  workerPool: 'imports',
  handle: (ctx, { importId }) => readImport(ctx, importId),
})
