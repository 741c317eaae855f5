import { SELLER_CHANNEL } from '@ironsouq/contract/platform/realtime/realtime.frames'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { appendToChannels, storedInLog } from '#kernel/realtime/channel-log.ts'
import { channel } from '#kernel/realtime/channel.ts'
import { waitingForSeller } from './today.seller.projection.ts'

/** The channel of the people of one seller: how much waits for them. */
export const sellerChannel = channel({
  kind: SELLER_CHANNEL,
  mayJoin: (_, { audience, sellerId, permissions }, id) =>
    audience === 'merchant' &&
    sellerId === id &&
    (permissions.has('inquiry.read') || permissions.has('chat.read')),
  ...storedInLog(SELLER_CHANNEL),
})

/** Sends the numbers to the open clients of these sellers. */
export const publishToSellers = (ctx: Ctx, sellerIds: readonly string[]): Promise<void> =>
  atomic(ctx, (ctx) =>
    appendToChannels(ctx, SELLER_CHANNEL, sellerIds, async (ids) => {
      const bodies = new Map<string, object>()
      for (const id of ids) bodies.set(id, await waitingForSeller(ctx, id))
      return (id) => bodies.get(id) ?? {}
    }),
  )
