import { job } from '#kernel/jobs.ts'
import { closeDays } from './traffic.service.ts'

/** Late enough for what was told about the last minutes of a day; again each hour, if one was missed. */
export const closeTrafficDays = job({
  name: 'traffic.close-days',
  cron: '40 2-23 * * *',
  run: closeDays,
})
