import { markLowStock } from '#features/mall/product/stock.low.service.ts'
import { job } from '#kernel/work/jobs.ts'

export const markLow = job({
  name: 'stock.mark-low',
  cron: '*/10 * * * *',
  run: markLowStock,
})
