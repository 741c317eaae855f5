import { feature } from '#kernel/registry.ts'
import { planSettlement } from './settlement.on-completed.ts'
import { settleDue } from './settlement.settle-due.job.ts'

export const settlementFeature = feature({
  name: 'settlement',
  consumers: [planSettlement],
  deadlines: [settleDue],
})
