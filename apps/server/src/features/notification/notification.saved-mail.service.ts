import { membersByMail } from '#features/member/member.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { emit } from '#kernel/events.ts'
import { savedMailPlanned } from './notification.events.ts'
import type { MailedKind } from './notification.rules.ts'
import { forSavers } from './notification.saved.service.ts'
import { savedMail } from './notification.tables.ts'

interface MailedNews {
  deviceId: string
  /** When it happened. */
  at: Date
  eventId: string
  kind: MailedKind
  /** The price that it was cut to. */
  priceId?: string
}

/**
 * Plans a mail to everyone who saved a machine and wants to hear of it so. A plan and the event that
 * sends it are one commit, and of one event a member has one plan: begun again, nobody has two.
 */
export const planMails = (ctx: Ctx, { at, ...news }: MailedNews): Promise<void> =>
  forSavers(ctx, { deviceId: news.deviceId, at, way: 'email' }, async (ctx, memberIds) => {
    const reached = await membersByMail(ctx, memberIds)
    if (reached.length === 0) return
    const planned = await ctx.db
      .insert(savedMail)
      .values(reached.map((memberId) => ({ ...news, memberId, createdAt: ctx.now() })))
      .onConflictDoNothing({ target: [savedMail.memberId, savedMail.eventId] })
      .returning({ savedMailId: savedMail.id })
    for (const plan of planned) await emit(ctx, savedMailPlanned, plan)
  })
