import { job } from '#kernel/work/jobs.ts'
import { recalculateDueSegments } from './sitemap.service.ts'

/** No event says that a day has passed, or that devices were imported without events. */
export const recalculateDueSitemap = job({
  name: 'sitemap.recalculate-due',
  cron: '*/10 * * * *',
  run: recalculateDueSegments,
})
