import { job } from '#kernel/work/jobs.ts'
import { publishDueVersions } from './home-page.service.ts'

export const publishDueHomePage = job({
  name: 'home-page.publish-due',
  cron: '* * * * *',
  run: publishDueVersions,
})
