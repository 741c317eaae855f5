import { job } from '#kernel/work/jobs.ts'
import { deleteUnusedLicences } from './seller-application.licence.service.ts'

export const deleteUnusedLicenceFiles = job({
  name: 'seller-application.delete-unused',
  cron: '41 * * * *',
  run: deleteUnusedLicences,
})
