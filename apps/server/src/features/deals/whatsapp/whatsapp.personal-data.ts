import { eq } from 'drizzle-orm'
import { memberById } from '#features/people/member/member.queries.ts'
import { personalData } from '#kernel/data/personal-data.ts'
import { whatsappAnswer } from './whatsapp.tables.ts'

/** The standard answers to the number of the member; messages are in the conversation. */
export const whatsappPersonalData = personalData({
  name: 'whatsappAnswers',
  tables: ['whatsapp_answer'],
  async read(ctx, memberId) {
    const mobile = (await memberById(ctx, memberId))?.mobile
    if (!mobile) return []
    return ctx.db
      .select({ reason: whatsappAnswer.reason, at: whatsappAnswer.createdAt })
      .from(whatsappAnswer)
      .where(eq(whatsappAnswer.number, mobile))
  },
  async erase(ctx, memberId) {
    const mobile = (await memberById(ctx, memberId))?.mobile
    if (mobile) await ctx.db.delete(whatsappAnswer).where(eq(whatsappAnswer.number, mobile))
  },
})
