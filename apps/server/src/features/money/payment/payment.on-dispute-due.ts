import { disputeDue } from '#features/money/dispute/dispute.events.ts'
import { consumer } from '#kernel/work/events.ts'
import { settleDispute } from './payment.dispute.service.ts'

export const askAboutDispute = consumer({
  name: 'payment.ask-about-dispute',
  on: disputeDue,
  workerPool: 'payments',
  handle: async (ctx, { provider, disputeRef }) =>
    void (await settleDispute(ctx, provider, disputeRef)),
})
