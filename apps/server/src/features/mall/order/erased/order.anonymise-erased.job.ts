import { job } from '#kernel/work/jobs.ts'
import { anonymiseBuyers } from './order.erased.projection.ts'

/**
 * An order that ran when its buyer was erased keeps its address until it has ended and its money is settled: until
 * then goods may come back, and a carrier may ask (decision 115).
 */
export const anonymiseErasedBuyers = job({
  name: 'order.anonymise-erased',
  cron: '41 3 * * *',
  run: anonymiseBuyers,
})
