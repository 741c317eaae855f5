import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { ChannelName } from './realtime.frames.ts'

const Seq = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER))

const TICKET = {
  summary: 'A ticket that opens a connection for messages, within seconds',
  data: z.object({ ticket: z.string() }),
  limit: { max: 120, seconds: 60 },
} as const

const MISSED = {
  method: 'GET',
  summary: 'The messages of a channel after a number, for a client without a connection',
  query: z.object({ channel: ChannelName, after: Seq }),
  data: z.object({
    messages: z.array(z.object({ seq: z.int(), body: z.unknown() })),
    /** The newest number of the channel. */
    seq: z.int(),
    /** Messages are missing that are not stored any more: read the state instead. */
    isReset: z.boolean(),
  }),
} as const

const MEMBER = { audience: 'member' } as const
const MERCHANT = { audience: 'merchant', permission: null } as const
const STAFF = { audience: 'staff', permission: null } as const

/** A ticket changes nothing: in the portals, whose commands are audited, it is read. */
export const realtimeEndpoints = {
  ticket: endpoint({ ...MEMBER, ...TICKET, method: 'POST', path: '/p/realtime/ticket' }),
  missed: endpoint({ ...MEMBER, ...MISSED, path: '/p/realtime/missed' }),
  merchantTicket: endpoint({
    ...MERCHANT,
    ...TICKET,
    method: 'GET',
    path: '/p/merchant/realtime/ticket',
  }),
  merchantMissed: endpoint({ ...MERCHANT, ...MISSED, path: '/p/merchant/realtime/missed' }),
  staffTicket: endpoint({ ...STAFF, ...TICKET, method: 'GET', path: '/p/staff/realtime/ticket' }),
  staffMissed: endpoint({ ...STAFF, ...MISSED, path: '/p/staff/realtime/missed' }),
}
