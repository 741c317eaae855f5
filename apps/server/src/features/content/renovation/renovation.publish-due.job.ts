import { job } from '#kernel/work/jobs.ts'
import { publishDueVersions } from './renovation.service.ts'

export const publishDueRenovation = job({
  name: 'renovation.publish-due',
  cron: '* * * * *',
  run: publishDueVersions,
})
