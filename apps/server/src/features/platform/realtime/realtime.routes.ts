import { realtimeEndpoints } from '@ironsouq/contract/platform/realtime/realtime.endpoints'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import type { Actor, Routes } from '#kernel/http/serve.ts'
import { partsOf, type Channel, type Who } from '#kernel/realtime/channel.ts'
import { createTicket } from '#kernel/realtime/ticket.ts'

const whoIs = (audience: Who['audience'], actor: Actor): Who => {
  const { id, sessionId, sellerId, permissions } = actor
  return { audience, id, sessionId, sellerId, permissions }
}

interface Missed {
  who: Who
  channel: string
  after: number
}

/** What a client missed; a channel that it may not join is not found. */
async function missedIn(
  ctx: Ctx,
  channels: readonly Channel[],
  { who, channel: name, after }: Missed,
) {
  const { kind, id } = partsOf(name)
  const channel = channels.find((each) => each.kind === kind)
  if (!channel || !(await channel.mayJoin(ctx, who, id))) throw notFound()
  const messages = await channel.after(ctx, id, after)
  const seq = (await channel.newest(ctx, [id])).get(id) ?? 0
  const first = messages[0]?.seq
  const isReset = first === undefined ? seq !== after : first !== after + 1
  return { messages: [...messages], seq, isReset }
}

export const realtimeRoutes =
  (channels: readonly Channel[]): Routes =>
  (serve) => {
    const { ticket, missed, merchantTicket, merchantMissed, staffTicket, staffMissed } =
      realtimeEndpoints
    for (const each of [ticket, merchantTicket, staffTicket])
      serve(each, async ({ ctx, actor }) => ({
        ticket: createTicket(ctx, whoIs(each.audience, actor)),
      }))
    for (const each of [missed, merchantMissed, staffMissed])
      serve(each, ({ ctx, actor, query }) =>
        missedIn(ctx, channels, { who: whoIs(each.audience, actor), ...query }),
      )
  }
