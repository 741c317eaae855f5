import { job } from '#kernel/jobs.ts'
import { forgetOldLooks } from './history.service.ts'

/** Deletes what is too old to be shown any more. */
export const forgetOldHistory = job({
  name: 'history.forget-old',
  cron: '25 * * * *',
  run: forgetOldLooks,
})
