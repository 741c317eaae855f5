import { job } from '#kernel/jobs.ts'
import { reckonDueSegments } from './sitemap.service.ts'

/** Nothing tells that a day has passed, nor of machines that came in without an event. */
export const reckonDueSitemap = job({
  name: 'sitemap.reckon-due',
  cron: '*/10 * * * *',
  run: reckonDueSegments,
})
