import { job } from '#kernel/work/jobs.ts'
import { publishDueHelp } from './help.service.ts'

export const publishDueHelpArticles = job({
  name: 'help.publish-due',
  cron: '* * * * *',
  run: publishDueHelp,
})
