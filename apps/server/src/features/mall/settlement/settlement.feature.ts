import { feature } from '#kernel/registry.ts'
import { planSettlement } from './settlement.on-completed.ts'
import { settlementLedger } from './settlement.postings.ts'
import { settleDue } from './settlement.settle-due.job.ts'

export const settlementFeature = feature({
  name: 'settlement',
  ledger: settlementLedger,
  consumers: [planSettlement],
  deadlines: [settleDue],
})
