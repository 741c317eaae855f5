import { job } from '#kernel/work/jobs.ts'
import {
  clearDocumentUploads,
  deleteUnusedDocuments,
} from './store-application.document.service.ts'
import { deleteUnsent } from './store-application.service.ts'

/** The documents of deleted applications are removed in the same run. */
export const deleteUnusedStoreDocuments = job({
  name: 'store-application.delete-unused',
  cron: '47 * * * *',
  workerPool: 'files',
  async run(ctx) {
    await deleteUnsent(ctx)
    await deleteUnusedDocuments(ctx)
    await clearDocumentUploads(ctx)
  },
})
