import { job } from '#kernel/work/jobs.ts'
import { deleteOldViews } from './history.service.ts'

export const deleteOldHistory = job({
  name: 'history.delete-old',
  cron: '25 * * * *',
  run: deleteOldViews,
})
