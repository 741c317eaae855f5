import * as z from 'zod/mini'
import { Day } from '../../day.ts'
import { endpoint } from '../../endpoint.ts'
import { actionsOf } from '../../lifecycle.schema.ts'
import { SearchText } from '../../search-text.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { viewingLifecycle } from './viewing.lifecycle.ts'

/** A viewing as the staff of the yards see it. */
const StaffViewing = z.object({
  viewingId: z.uuid(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** The day in the yard's calendar. */
  day: z.iso.date(),
  state: z.enum(viewingLifecycle.states),
  /** What staff can do now: a visit is noted when its time has come. */
  actions: actionsOf(viewingLifecycle, ['arrive', 'miss', 'move', 'cancel']),
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

const ViewingId = z.object({ viewingId: z.uuid() })
const yard = z.optional(z.string().check(z.maxLength(60)))

const READ = { method: 'GET', audience: 'staff', permission: 'viewing.read' } as const
const COMMAND = {
  method: 'POST',
  audience: 'staff',
  permission: 'viewing.cancel',
  audit: true,
  data: z.object({ state: z.enum(viewingLifecycle.states) }),
  once: true,
} as const

export const viewingStaffEndpoints = {
  list: endpoint({
    ...READ,
    path: '/p/staff/viewing/list',
    summary: 'Viewings at the yards: of today, upcoming ones, or those that are over',
    query: z.extend(staffListQuery(['startsAt', '-startsAt']), {
      when: z._default(z.enum(['today', 'upcoming', 'past']), 'upcoming'),
      yard,
      state: z.optional(z.enum(viewingLifecycle.states)),
      /** A part of the name or the contact of the visitor, or of the stock number. */
      words: z.optional(SearchText(100)),
    }),
    data: staffPage(StaffViewing),
  }),
  calendar: endpoint({
    ...READ,
    path: '/p/staff/viewing/calendar',
    summary:
      'The viewings of a week at the yards without those that were cancelled, in their order',
    query: z.object({ from: Day, yard }),
    data: z.array(StaffViewing),
  }),
  times: endpoint({
    ...READ,
    path: '/p/staff/viewing/times',
    summary: 'When a viewing can be moved to',
    query: ViewingId,
    data: z.array(z.object({ day: z.iso.date(), times: z.array(z.iso.datetime()) })),
  }),
  arrive: endpoint({
    ...COMMAND,
    path: '/p/staff/viewing/arrive',
    summary: 'Notes that the visitor arrived',
    body: ViewingId,
  }),
  miss: endpoint({
    ...COMMAND,
    path: '/p/staff/viewing/miss',
    summary: 'Notes that the visitor did not come',
    body: ViewingId,
  }),
  move: endpoint({
    ...COMMAND,
    path: '/p/staff/viewing/move',
    summary: 'Moves an upcoming viewing to another time; the visitor and the yard get an email',
    body: z.extend(ViewingId, { startsAt: z.iso.datetime().check(z.maxLength(30)) }),
  }),
  cancel: endpoint({
    ...COMMAND,
    path: '/p/staff/viewing/cancel',
    summary: 'Cancels an upcoming viewing; the visitor and the yard get an email',
    body: ViewingId,
  }),
}
