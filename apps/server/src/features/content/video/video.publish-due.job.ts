import { job } from '#kernel/work/jobs.ts'
import { publishDueVideos } from './video.service.ts'

export const publishDue = job({
  name: 'video.publish-due',
  cron: '* * * * *',
  run: publishDueVideos,
})
