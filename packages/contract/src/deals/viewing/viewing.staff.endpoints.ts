import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { viewingLifecycle } from './viewing.lifecycle.ts'

/** A viewing as the staff of the yards see it. */
const StaffViewing = z.object({
  viewingId: z.uuid(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  state: z.enum(viewingLifecycle.states),
  /** Whether it can still be cancelled. */
  isUpcoming: z.boolean(),
  deviceId: z.uuid(),
  title: z.string(),
  stockNo: z.string(),
  yard: z.object({ code: z.string(), name: z.string() }),
  name: z.string(),
  mail: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  /** The language of the visitor. */
  locale: z.string(),
})
export type StaffViewing = z.output<typeof StaffViewing>

export const viewingStaffEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/p/staff/viewing/list',
    audience: 'staff',
    permission: 'viewing.read',
    summary: 'Viewings at the yards: of today, upcoming ones, or those that are over',
    query: z.extend(staffListQuery(['startsAt', '-startsAt']), {
      when: z._default(z.enum(['today', 'upcoming', 'past']), 'upcoming'),
      yard: z.optional(z.string().check(z.maxLength(60))),
      state: z.optional(z.enum(viewingLifecycle.states)),
    }),
    data: staffPage(StaffViewing),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/p/staff/viewing/cancel',
    audience: 'staff',
    permission: 'viewing.cancel',
    audit: true,
    summary: 'Cancels an upcoming viewing; the visitor and the yard get an email',
    body: z.object({ viewingId: z.uuid() }),
    data: z.object({ state: z.enum(viewingLifecycle.states) }),
    once: true,
  }),
}
