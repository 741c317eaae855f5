import { consumer } from '#kernel/work/events.ts'
import { runBlock } from './import.block.service.ts'
import { importBlockDue } from './import.events.ts'

/** A repetition finds the position of the import moved on, and does nothing. */
export const runImportBlock = consumer({
  name: 'import.run-block',
  on: importBlockDue,
  workerPool: 'imports',
  handle: (ctx, { importId, attempt }) => runBlock(ctx, importId, attempt),
})
