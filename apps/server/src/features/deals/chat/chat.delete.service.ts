import { CHAT_CHANNEL } from '@ironsouq/contract/deals/chat/chat.limits'
import { inArray } from 'drizzle-orm'
import { disownPicture } from '#features/platform/media/media.release.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { deleteChannels } from '#kernel/realtime/channel-log.ts'
import { ownerOf } from './chat.content.service.ts'
import { picturesOnlyIn } from './chat.queries.ts'
import { chat } from './chat.tables.ts'

/** Deletes conversations with their messages, notes, channels and pictures that no other conversation shows. */
export const deleteChats = (ctx: Ctx, ids: readonly string[]): Promise<void> =>
  atomic(ctx, async (ctx) => {
    if (ids.length === 0) return
    for (const { author, authorId, pictureKey } of await picturesOnlyIn(ctx, ids))
      if (pictureKey !== null)
        await disownPicture(ctx, ownerOf({ author, id: authorId }), pictureKey)
    await ctx.db.delete(chat).where(inArray(chat.id, [...ids]))
    await deleteChannels(ctx, CHAT_CHANNEL, ids)
  })
