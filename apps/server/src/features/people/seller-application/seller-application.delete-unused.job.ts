import { job } from '#kernel/work/jobs.ts'
import { clearLicenceUploads, deleteUnusedLicences } from './seller-application.licence.service.ts'
import { deleteRefused, deleteUnconfirmed } from './seller-application.service.ts'

/** The licences of deleted applications are removed in the same run. */
export const deleteUnusedLicenceFiles = job({
  name: 'seller-application.delete-unused',
  cron: '41 * * * *',
  workerPool: 'files',
  async run(ctx) {
    await deleteUnconfirmed(ctx)
    await deleteRefused(ctx)
    await deleteUnusedLicences(ctx)
    await clearLicenceUploads(ctx)
  },
})
