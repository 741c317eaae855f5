import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { LandedRate, LandedTables } from './landed.schema.ts'

export const landedEndpoints = {
  tables: endpoint({
    method: 'GET',
    path: '/landed/tables',
    audience: 'anyone',
    summary:
      'Where machines can be sent and what is asked on the way, in the language of the request',
    data: LandedTables,
  }),
  putRate: endpoint({
    method: 'POST',
    path: '/p/staff/landed/rate',
    audience: 'staff',
    summary: 'Ask another rate from a day on',
    body: LandedRate,
    data: z.object({ rateId: z.uuid() }),
    once: true,
  }),
}
