import { chatLifecycle, isChatOpen } from '@ironsouq/contract/deals/chat/chat.lifecycle'
import { and, eq } from 'drizzle-orm'
import { workOrders } from '#features/mall/order/order.record.projection.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { transition } from '#kernel/data/transition.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { orderCopy } from '../chat.content.service.ts'
import type { DeskPerson } from '../chat.desk.service.ts'
import { lockedChat, ofDesk } from '../chat.queries.ts'
import { expiryFrom, publishState } from '../chat.service.ts'
import { chat } from '../chat.tables.ts'

/**
 * The conversation with the buyer of an order of this store. One that is open goes on; otherwise a new consultation
 * begins, which this person has taken. Of two people at the same time the second finds that of the first.
 */
export const beginWithBuyer = (ctx: Ctx, person: DeskPerson, orderId: string): Promise<string> =>
  atomic(ctx, async (ctx) => {
    const [found] = await workOrders(ctx, { ids: [orderId] })
    if (!found) throw notFound()
    const { order } = found
    const now = ctx.now()
    const opened = {
      ...orderCopy(order),
      deviceId: null,
      inquiryId: null,
      inquiryNo: null,
      productId: null,
      assigneeId: person.id,
      assigneeName: person.name,
      expiresAt: expiryFrom(ctx),
      updatedAt: now,
    }
    const { memberId, sellerId, address, collector } = order
    const [made] = await ctx.db
      .insert(chat)
      .values({
        ...opened,
        memberId,
        sellerId,
        state: 'assigned',
        // People of sellers read no members: both are set by the buyer when they write.
        buyerName: address?.recipient ?? collector?.name ?? order.number,
        locale: 'en',
        consultation: 1,
        createdAt: now,
      })
      .onConflictDoNothing({ target: [chat.memberId, chat.sellerId] })
      .returning()
    if (made) {
      await publishState(ctx, made)
      return made.id
    }
    const row = await lockedChat(ctx, and(eq(chat.memberId, memberId), ofDesk(sellerId)))
    if (!row) throw new Error('a conversation is neither new nor known')
    if (row.blockedAt !== null) throw new Refusal('error.chatBlocked')
    if (isChatOpen(row.state)) return row.id
    const again = await transition(
      ctx,
      chat,
      chatLifecycle,
      { id: row.id, action: 'begin', by: 'merchant', actorId: person.id },
      { set: { ...opened, consultation: row.consultation + 1 } },
    )
    await publishState(ctx, again)
    return row.id
  })
