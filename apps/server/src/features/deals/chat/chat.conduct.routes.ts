import {
  chatMerchantEndpoints,
  chatReportEndpoints,
  chatStaffEndpoints,
} from '@ironsouq/contract/deals/chat/chat-desk.endpoints'
import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { cannedAnswers, removeCanned, saveCanned } from './chat.canned.service.ts'
import { blockBuyer, rateChat, reportChat, settleReport } from './chat.conduct.service.ts'
import { personOf } from './chat.desk.routes.ts'
import { chatForDesk } from './chat.projection.ts'
import { openReports, reportedThread } from './chat.report.projection.ts'
import { buyerOf } from './chat.routes.ts'

const DESKS = [chatStaffEndpoints, chatMerchantEndpoints] as const

/** Ratings, reports and blocks, and the canned answers of desks. */
export const chatConductRoutes: Routes = (serve) => {
  serve(chatEndpoints.rate, async ({ ctx, actor, body }) =>
    rateChat(ctx, await buyerOf(ctx, actor), body),
  )
  serve(chatEndpoints.report, async ({ ctx, actor, body }) =>
    reportChat(ctx, await buyerOf(ctx, actor), body),
  )
  serve(chatReportEndpoints.byStore, async ({ ctx, actor, body }) =>
    reportChat(ctx, await personOf(ctx, actor), body),
  )
  serve(chatReportEndpoints.open, ({ ctx }) => openReports(ctx))
  serve(chatReportEndpoints.thread, ({ ctx, query }) => reportedThread(ctx, query.reportId))
  serve(chatReportEndpoints.settle, ({ ctx, actor, body }) =>
    settleReport(ctx, actor.id, body.reportId),
  )
  for (const desk of DESKS) {
    serve(desk.block, async ({ ctx, actor, body }) => {
      await blockBuyer(ctx, await personOf(ctx, actor), body)
      return chatForDesk(ctx, actor.sellerId, body.chatId)
    })
    serve(desk.cannedAnswers, ({ ctx, actor }) => cannedAnswers(ctx, actor.sellerId))
    serve(desk.saveCanned, ({ ctx, actor, body }) => saveCanned(ctx, actor.sellerId, body))
    serve(desk.removeCanned, ({ ctx, actor, body }) =>
      removeCanned(ctx, actor.sellerId, body.answerId),
    )
  }
}
