import { job } from '#kernel/work/jobs.ts'
import { suspendEnded } from './store.service.ts'

/** Shortly after midnight in the UAE, and again through the day for what was added late. */
export const suspendEndedStores = job({
  name: 'store.suspend-ended',
  cron: '7 * * * *',
  run: suspendEnded,
})
