import { job } from '#kernel/work/jobs.ts'
import { turnDueAnnouncements } from './announcement.service.ts'

export const turnDue = job({
  name: 'announcement.turn-due',
  cron: '* * * * *',
  run: turnDueAnnouncements,
})
