import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import { memberById } from '#features/people/member/member.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notLoggedIn } from '#kernel/errors.ts'
import type { Actor, Routes } from '#kernel/http/serve.ts'
import {
  chatForBuyer,
  chatsForBuyer,
  imageForBuyer,
  sentMessage,
  threadForBuyer,
} from './chat.projection.ts'
import { consult, endChat, markRead, sendMessage, type Writer } from './chat.service.ts'

export async function buyerOf(ctx: Ctx, { id }: Actor): Promise<Writer> {
  const who = await memberById(ctx, id)
  if (!who) throw notLoggedIn()
  return { author: 'buyer', id, name: who.nickName, sellerId: null }
}

export const chatRoutes: Routes = (serve) => {
  serve(chatEndpoints.consult, async ({ ctx, actor, body }) =>
    chatForBuyer(ctx, actor.id, await consult(ctx, actor.id, body)),
  )
  serve(chatEndpoints.list, ({ ctx, actor, query }) => chatsForBuyer(ctx, actor.id, query.desk))
  serve(chatEndpoints.detail, ({ ctx, actor, query }) => chatForBuyer(ctx, actor.id, query.chatId))
  serve(chatEndpoints.thread, ({ ctx, actor, query }) => threadForBuyer(ctx, actor.id, query))
  serve(chatEndpoints.imageLink, ({ ctx, actor, query }) =>
    imageForBuyer(ctx, actor.id, query.chatId, query.seq),
  )
  serve(chatEndpoints.send, async ({ ctx, actor, body }) =>
    sentMessage(ctx, await sendMessage(ctx, await buyerOf(ctx, actor), body)),
  )
  serve(chatEndpoints.read, async ({ ctx, actor, body }) =>
    markRead(ctx, await buyerOf(ctx, actor), body.chatId, body.seq),
  )
  serve(chatEndpoints.end, async ({ ctx, actor, body }) => {
    await endChat(ctx, await buyerOf(ctx, actor), body.chatId)
    return chatForBuyer(ctx, actor.id, body.chatId)
  })
}
