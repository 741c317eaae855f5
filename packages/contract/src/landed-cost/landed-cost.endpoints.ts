import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { LandedCostRate, LandedCostTables } from './landed-cost.schema.ts'

export const landedCostEndpoints = {
  tables: endpoint({
    method: 'GET',
    path: '/landed/tables',
    audience: 'anyone',
    summary:
      'Where machines can be sent and what is asked on the way, in the language of the request',
    data: LandedCostTables,
  }),
  putRate: endpoint({
    method: 'POST',
    path: '/p/staff/landed/rate',
    audience: 'staff',
    permission: 'landedCost.setRate',
    audit: true,
    summary: 'Ask another rate from a day on',
    body: LandedCostRate,
    data: z.object({ rateId: z.uuid() }),
    once: true,
  }),
}
