import { job } from '#kernel/work/jobs.ts'
import { moveDueNews } from './news.service.ts'

export const publishDueNews = job({
  name: 'news.publish-due',
  cron: '* * * * *',
  run: moveDueNews,
})
