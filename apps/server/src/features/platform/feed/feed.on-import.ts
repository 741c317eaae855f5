import {
  importChecked,
  importFinished,
  importRead,
} from '#features/platform/import/import.events.ts'
import { consumer } from '#kernel/work/events.ts'
import { checkFeedImport, runFeedImport, withdrawMissing } from './feed.import.service.ts'

/** What a person does with an uploaded file, a feed does by itself. A repetition finds the next state. */
export const feedImportSteps = [
  consumer({
    name: 'feed.check-import',
    on: importRead,
    handle: (ctx, { importId }) => checkFeedImport(ctx, importId),
  }),
  consumer({
    name: 'feed.run-import',
    on: importChecked,
    handle: (ctx, { importId }) => runFeedImport(ctx, importId),
  }),
  consumer({
    name: 'feed.withdraw-missing',
    on: importFinished,
    handle: (ctx, { importId }) => withdrawMissing(ctx, importId),
  }),
]
