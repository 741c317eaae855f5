import { job } from '#kernel/work/jobs.ts'
import { closeDays } from './traffic.service.ts'

/** Late enough for reports about the last minutes of a day; hourly, in case a run was missed. */
export const closeTrafficDays = job({
  name: 'traffic.close-days',
  cron: '40 2-23 * * *',
  run: closeDays,
})
