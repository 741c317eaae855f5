import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Email } from '../../identity/identity/identity.schema.ts'
import { DeviceId } from '../../machines/device/device.schema.ts'
import { Yard } from '../../machines/yard/yard.schema.ts'
import { PageQuery } from '../../page.ts'
import { InquiryDevice } from '../inquiry/inquiry.schema.ts'
import { viewingLifecycle } from './viewing.lifecycle.ts'

/** Letters with what names have between them: it is put into emails, so nothing becomes a link. */
const PersonName = z
  .string()
  .check(
    z.trim(),
    z.minLength(2),
    z.maxLength(60),
    z.regex(/^\p{L}[\p{L}\p{M} .'’,-]*$/u, 'error.personName'),
    z.regex(/^(?!.*\.\p{L}{2})/u, 'error.personName'),
  )

/** Anyone who has it may see, move and cancel one viewing. */
const Ticket = z.string().check(z.regex(/^[\w-]{43}$/))

const startsAt = z.iso.datetime().check(z.maxLength(30))

export const ViewingBooking = z.object({
  deviceId: z.uuid(),
  startsAt,
  name: PersonName,
  /** One of the two is required. */
  mail: z.nullable(Email),
  mobile: z.nullable(z.string().check(z.trim(), z.maxLength(30))),
})
export type ViewingBooking = z.output<typeof ViewingBooking>

/** A viewing as its visitor sees it. */
export const VisitorViewing = z.object({
  ticket: Ticket,
  state: z.enum(viewingLifecycle.states),
  startsAt: z.iso.datetime(),
  /** Still to come: it can be cancelled, and moved while moves are left. */
  isUpcoming: z.boolean(),
  movesLeft: z.int(),
  device: InquiryDevice,
  yard: Yard,
})
export type VisitorViewing = z.output<typeof VisitorViewing>

/** What a visitor gets who booked or moved a viewing. */
const Booked = z.object({ startsAt, ticket: Ticket })

/** When a machine can be viewed, and where. */
const Times = z.object({
  title: z.string(),
  yearMade: z.int(),
  stockNo: z.string(),
  yard: Yard,
  /** Without the times that are taken. */
  days: z.array(z.object({ day: z.iso.date(), times: z.array(z.iso.datetime()) })),
})

export const viewingEndpoints = {
  times: endpoint({
    method: 'GET',
    path: '/viewing/times',
    audience: 'anyone',
    summary: 'When a machine can be viewed at its yard',
    query: DeviceId,
    data: Times,
  }),
  timesAsMember: endpoint({
    method: 'GET',
    path: '/p/viewing/times',
    audience: 'member',
    summary: 'The same for a member, also of a machine that is reserved for them',
    query: DeviceId,
    data: Times,
  }),
  book: endpoint({
    method: 'POST',
    path: '/viewing/book',
    audience: 'anyone',
    summary: 'Books a viewing; the yard and the visitor get an email with a calendar entry',
    body: ViewingBooking,
    data: Booked,
    limit: { max: 5, seconds: 600 },
  }),
  bookAsMember: endpoint({
    method: 'POST',
    path: '/p/viewing/book',
    audience: 'member',
    summary: 'Books a viewing that the account of the member shows',
    body: ViewingBooking,
    data: Booked,
    limit: { max: 5, seconds: 600 },
  }),
  list: endpoint({
    method: 'GET',
    path: '/p/viewing/list',
    audience: 'member',
    summary:
      'The viewings of the member: those to come, the next first, or the others, the last first',
    query: z.extend(PageQuery, { when: z._default(z.enum(['upcoming', 'past']), 'upcoming') }),
    data: z.object({
      records: z.array(VisitorViewing),
      total: z.int(),
      counts: z.object({ upcoming: z.int(), past: z.int() }),
    }),
  }),
  booked: endpoint({
    method: 'GET',
    path: '/viewing/booked',
    audience: 'anyone',
    summary: 'A viewing, by the ticket of its confirmation',
    query: z.object({ ticket: Ticket }),
    data: VisitorViewing,
    limit: { max: 60, seconds: 60 },
  }),
  move: endpoint({
    method: 'POST',
    path: '/viewing/move',
    audience: 'anyone',
    summary: 'Moves a viewing to another time; the yard and the visitor get an email',
    body: z.object({ ticket: Ticket, startsAt }),
    data: Booked,
    limit: { max: 10, seconds: 600 },
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/viewing/cancel',
    audience: 'anyone',
    summary: 'Cancels a viewing by the ticket of its confirmation',
    body: z.object({ ticket: Ticket }),
    data: z.object({ state: z.enum(viewingLifecycle.states) }),
    limit: { max: 20, seconds: 60 },
  }),
}
