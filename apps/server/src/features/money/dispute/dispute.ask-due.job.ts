import { eq } from 'drizzle-orm'
import { deadline } from '#kernel/work/deadlines.ts'
import { emit } from '#kernel/work/events.ts'
import { disputeDue } from './dispute.events.ts'
import { nextQuestion } from './dispute.rules.ts'
import { dispute } from './dispute.tables.ts'

/** Once a day for each that is open: the notification of its end may be lost. */
export const askDueDisputes = deadline({
  name: 'dispute.ask-due',
  table: dispute,
  at: 'checkAt',
  async run(ctx, { id, provider, disputeRef }) {
    const checkAt = nextQuestion(ctx.now())
    await ctx.db.update(dispute).set({ checkAt }).where(eq(dispute.id, id))
    await emit(ctx, disputeDue, { provider, disputeRef })
  },
})
