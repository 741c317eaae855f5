import { eq } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { questionsOfMember } from './product-question.projection.ts'
import { productQuestion } from './product-question.tables.ts'

export const productQuestionPersonalData = personalData({
  name: 'product-questions',
  tables: ['product_question'],
  read: questionsOfMember,
  async erase(ctx, memberId) {
    await ctx.db.delete(productQuestion).where(eq(productQuestion.memberId, memberId))
  },
})
