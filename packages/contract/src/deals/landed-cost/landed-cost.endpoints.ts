import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import {
  DestinationForm,
  DestinationRecord,
  LandedCostRate,
  LandedCostTables,
  RateRecord,
} from './landed-cost.schema.ts'

const STAFF = { audience: 'staff', permission: 'landedCost.setRate' } as const

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
    ...STAFF,
    audit: true,
    summary: 'Ask another rate from a day on',
    body: LandedCostRate,
    data: z.object({ rateId: z.uuid() }),
    once: true,
  }),
  staffTables: endpoint({
    method: 'GET',
    path: '/p/staff/landed/tables',
    ...STAFF,
    summary: 'The destinations in every language, and the rates that are valid or planned',
    data: z.object({ destinations: z.array(DestinationRecord), rates: z.array(RateRecord) }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/p/staff/landed/history',
    ...STAFF,
    summary: 'All rates of the same kind and place as one, the newest first',
    query: z.object({ rateId: z.uuid() }),
    data: z.array(RateRecord),
  }),
  removeRate: endpoint({
    method: 'POST',
    path: '/p/staff/landed/remove-rate',
    ...STAFF,
    audit: true,
    summary: 'Remove a rate that is not valid yet',
    body: z.object({ rateId: z.uuid() }),
    data: z.null(),
  }),
  saveDestination: endpoint({
    method: 'POST',
    path: '/p/staff/landed/save-destination',
    ...STAFF,
    audit: true,
    versioned: true,
    summary: 'Add a destination, or replace one that has not changed since it was read',
    body: DestinationForm,
    data: DestinationRecord,
  }),
}
