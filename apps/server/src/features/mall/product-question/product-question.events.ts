import { event } from '#kernel/work/events.ts'

interface QuestionIds {
  productQuestionId: string
  productId: string
  sellerId: string
  memberId: string
}

export const questionAsked = event<QuestionIds>('product-question.asked')

/** The store has answered. */
export const questionAnswered = event<QuestionIds>('product-question.answered')

/** Staff hid a question, or showed it again. */
export const questionHidden = event<QuestionIds>('product-question.hidden')
