import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ChannelName } from './realtime.frames.ts'

const Seq = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER))

export const realtimeEndpoints = {
  ticket: endpoint({
    method: 'POST',
    path: '/p/realtime/ticket',
    audience: 'member',
    summary: 'A ticket that opens a connection for messages, within seconds',
    data: z.object({ ticket: z.string() }),
    limit: { max: 120, seconds: 60 },
  }),
  missed: endpoint({
    method: 'GET',
    path: '/p/realtime/missed',
    audience: 'member',
    summary: 'The messages of a channel after a number, for a client without a connection',
    query: z.object({ channel: ChannelName, after: Seq }),
    data: z.object({
      messages: z.array(z.object({ seq: z.int(), body: z.unknown() })),
      /** The newest number of the channel. */
      seq: z.int(),
      /** Messages are missing that are not stored any more: read the state instead. */
      isReset: z.boolean(),
    }),
  }),
}
