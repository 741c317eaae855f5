import { job } from '#kernel/work/jobs.ts'
import { settleDueOrders } from './settlement.service.ts'

export const settleDue = job({
  name: 'settlement.settle-due',
  cron: '*/10 * * * *',
  run: settleDueOrders,
})
