import {
  chatMerchantEndpoints,
  chatStaffEndpoints,
} from '@ironsouq/contract/deals/chat/chat-desk.endpoints'
import {
  sellerAccountById,
  sellerAccountsWith,
} from '#features/people/seller-account/seller-account.queries.ts'
import { staffById, staffWith } from '#features/people/staff/staff.queries.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import type { Actor, Routes } from '#kernel/http/serve.ts'
import { beginWithBuyer } from './begin/chat.begin.service.ts'
import {
  addNote,
  presentNote,
  releaseChat,
  takeChat,
  takeNext,
  transferChat,
  type DeskPerson,
} from './chat.desk.service.ts'
import {
  chatForDesk,
  chatOfMember,
  chatsForDesk,
  chatsNamed,
  imageForDesk,
  ordersForDesk,
  sentMessage,
  threadForDesk,
} from './chat.projection.ts'
import { chatById, notesOf } from './chat.queries.ts'
import { endChat, markRead, sendMessage } from './chat.service.ts'

/** The person of a session. A token that an operator issued belongs to no one who is listed. */
export async function personOf(ctx: Ctx, { audience, id, sellerId }: Actor): Promise<DeskPerson> {
  const isStaff = audience === 'staff'
  const who = isStaff ? await staffById(ctx, id) : await sellerAccountById(ctx, id)
  return { author: isStaff ? 'staff' : 'seller', id, name: who?.name ?? '', sellerId }
}

/** The people who may answer at the desk of this person. */
const colleaguesOf = (ctx: Ctx, { audience, sellerId }: Actor) =>
  audience === 'staff'
    ? staffWith(ctx, 'chat.answer')
    : sellerAccountsWith(ctx, sellerId, 'chat.answer')

/** Whether the buyer has an open page; asked before the transaction, because it waits for Redis. */
async function isBuyerOnline(ctx: Ctx, memberId: string | undefined): Promise<boolean> {
  if (memberId === undefined) return false
  const account = `member:${memberId}`
  const present = await ctx.channels.present([account]).catch(() => new Set<string>())
  return present.has(account)
}

const CALLS = [chatStaffEndpoints, chatMerchantEndpoints] as const

/** Both desks do the same: staff at that of our customer service, people of a seller at its own. */
export const chatDeskRoutes: Routes = (serve) => {
  serve(chatMerchantEndpoints.begin, async ({ ctx, actor, body }) => ({
    chatId: await beginWithBuyer(ctx, await personOf(ctx, actor), body.orderId),
  }))
  serve(chatStaffEndpoints.ofMember, ({ ctx, query }) => chatOfMember(ctx, query.memberId))
  for (const desk of CALLS) {
    serve(desk.list, ({ ctx, actor, query }) =>
      chatsForDesk(ctx, { sellerId: actor.sellerId, personId: actor.id }, query.list),
    )
    serve(desk.find, ({ ctx, actor, query }) => chatsNamed(ctx, actor.sellerId, query.text))
    serve<typeof desk.detail, boolean>(
      desk.detail,
      async ({ ctx, actor, query }, isOnline) => ({
        chat: await chatForDesk(ctx, actor.sellerId, query.chatId),
        notes: (await notesOf(ctx, query.chatId)).map(presentNote),
        isBuyerOnline: isOnline,
      }),
      {
        prepare: async ({ ctx, query }) => {
          const row = await atomic(ctx, (ctx) => chatById(ctx, query.chatId))
          return isBuyerOnline(ctx, row?.memberId)
        },
      },
    )
    serve(desk.thread, ({ ctx, actor, query }) => threadForDesk(ctx, actor.sellerId, query))
    serve(desk.imageLink, ({ ctx, actor, query }) =>
      imageForDesk(ctx, actor.sellerId, query.chatId, query.seq),
    )
    serve(desk.orders, ({ ctx, actor, query }) => ordersForDesk(ctx, actor.sellerId, query.chatId))
    serve(desk.colleagues, ({ ctx, actor }) => colleaguesOf(ctx, actor))
    serve(desk.takeNext, async ({ ctx, actor }) => {
      const taken = await takeNext(ctx, await personOf(ctx, actor))
      return taken === null ? null : chatForDesk(ctx, actor.sellerId, taken)
    })
    serve(desk.take, async ({ ctx, actor, body }) => {
      await takeChat(ctx, await personOf(ctx, actor), body.chatId)
      return chatForDesk(ctx, actor.sellerId, body.chatId)
    })
    serve(desk.send, async ({ ctx, actor, body }) =>
      sentMessage(ctx, await sendMessage(ctx, await personOf(ctx, actor), body)),
    )
    serve(desk.read, async ({ ctx, actor, body }) =>
      markRead(ctx, await personOf(ctx, actor), body.chatId, body.seq),
    )
    serve(desk.note, async ({ ctx, actor, body }) => addNote(ctx, await personOf(ctx, actor), body))
    serve(desk.transfer, async ({ ctx, actor, body }) => {
      const { chatId, note } = body
      const to = (await colleaguesOf(ctx, actor)).find(({ id }) => id === body.to)
      await transferChat(ctx, await personOf(ctx, actor), { chatId, to, note })
      return chatForDesk(ctx, actor.sellerId, chatId)
    })
    serve(desk.release, async ({ ctx, actor, body }) => {
      await releaseChat(ctx, await personOf(ctx, actor), body.chatId)
      return chatForDesk(ctx, actor.sellerId, body.chatId)
    })
    serve(desk.end, async ({ ctx, actor, body }) => {
      await endChat(ctx, await personOf(ctx, actor), body.chatId)
      return chatForDesk(ctx, actor.sellerId, body.chatId)
    })
  }
}
