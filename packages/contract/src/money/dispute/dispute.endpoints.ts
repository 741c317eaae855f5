import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { disputeLifecycle } from './dispute.lifecycle.ts'
import { DisputeRow } from './dispute.schema.ts'

export const disputeEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/p/staff/dispute/list',
    audience: 'staff',
    permission: 'ledger.read',
    summary: 'Payments that buyers dispute at their bank or at the provider',
    query: z.extend(staffListQuery(['-at', 'at']), {
      state: z.optional(z.enum(disputeLifecycle.states)),
    }),
    data: staffPage(DisputeRow),
  }),
}
