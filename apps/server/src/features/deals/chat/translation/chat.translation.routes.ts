import {
  chatMerchantEndpoints,
  chatStaffEndpoints,
} from '@ironsouq/contract/deals/chat/chat-desk.endpoints'
import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import { atomic } from '#kernel/ctx.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { chatAtDesk, ownChat } from '../chat.projection.ts'
import { keepTranslation, translationFor, type Translated } from './chat.translation.service.ts'

const DESKS = [chatStaffEndpoints, chatMerchantEndpoints] as const

export const chatTranslationRoutes: Routes = (serve) => {
  serve<typeof chatEndpoints.translation, Translated>(
    chatEndpoints.translation,
    ({ ctx }, made) => keepTranslation(ctx, made),
    {
      prepare: async ({ ctx, actor, query }) => {
        const row = await ownChat(ctx, actor.id, query.chatId)
        return translationFor(ctx, { side: 'buyer', id: actor.id }, { row, seq: query.seq })
      },
    },
  )
  for (const { translation } of DESKS)
    serve<typeof translation, Translated>(
      translation,
      ({ ctx }, made) => keepTranslation(ctx, made),
      {
        prepare: async ({ ctx, actor, query }) => {
          const row = await atomic(ctx, (ctx) => chatAtDesk(ctx, actor.sellerId, query.chatId))
          return translationFor(ctx, { side: 'desk', id: actor.id }, { row, seq: query.seq })
        },
      },
    )
}
