import { feature } from '#kernel/registry.ts'
import { askDueDisputes } from './dispute.ask-due.job.ts'
import { disputeLedger } from './dispute.postings.ts'
import { disputeRoutes } from './dispute.routes.ts'
import { disputeStaffNotice } from './dispute.staff.notices.ts'

export const disputeFeature = feature({
  name: 'dispute',
  ledger: disputeLedger,
  routes: [disputeRoutes],
  deadlines: [askDueDisputes],
  notices: [disputeStaffNotice],
})
