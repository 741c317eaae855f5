import { job } from '#kernel/work/jobs.ts'
import { finishErasures } from './privacy.erase.service.ts'

export const finishOldErasures = job({
  name: 'privacy.finish-erasures',
  cron: '*/10 * * * *',
  run: finishErasures,
})
