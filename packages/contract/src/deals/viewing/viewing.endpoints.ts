import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Email } from '../../identity/identity/identity.schema.ts'
import { DeviceId } from '../../machines/device/device.schema.ts'
import { Yard } from '../../machines/yard/yard.schema.ts'
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

const Ticket = z.string().check(z.regex(/^[\w-]{43}$/))

export const ViewingBooking = z.object({
  deviceId: z.uuid(),
  startsAt: z.iso.datetime().check(z.maxLength(30)),
  name: PersonName,
  /** One of the two is required. */
  mail: z.nullable(Email),
  mobile: z.nullable(z.string().check(z.trim(), z.maxLength(30))),
})
export type ViewingBooking = z.output<typeof ViewingBooking>

export const viewingEndpoints = {
  times: endpoint({
    method: 'GET',
    path: '/viewing/times',
    audience: 'anyone',
    summary: 'When a machine can be viewed at its yard',
    query: DeviceId,
    data: z.object({
      title: z.string(),
      yearMade: z.int(),
      stockNo: z.string(),
      yard: Yard,
      /** Without the times that are taken. */
      days: z.array(z.object({ day: z.iso.date(), times: z.array(z.iso.datetime()) })),
    }),
  }),
  book: endpoint({
    method: 'POST',
    path: '/viewing/book',
    audience: 'anyone',
    summary: 'Books a viewing; the yard and the visitor get an email with a calendar entry',
    body: ViewingBooking,
    data: z.object({
      startsAt: z.iso.datetime().check(z.maxLength(30)),
      /** Cancels the viewing. Null when the confirmation with it goes to a mail address. */
      ticket: z.nullable(Ticket),
    }),
    limit: { max: 5, seconds: 600 },
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
