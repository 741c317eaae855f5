import { job } from '#kernel/work/jobs.ts'
import { planDueFeeds } from './feed.service.ts'

export const planFeeds = job({ name: 'feed.plan-due', cron: '* * * * *', run: planDueFeeds })
