import { productCardsOf } from '#features/mall/product-card/product-card.projection.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notice, sellersWith } from '#kernel/work/notices.ts'
import { questionEmail, type QuestionEmail } from './emails/question.email.ts'
import { questionAnswered, questionAsked } from './product-question.events.ts'
import { questionRecord } from './product-question.projection.ts'

interface Ids {
  productQuestionId: string
  productId: string
  sellerId: string
}

async function mailAbout(ctx: Ctx, productId: string, more: Omit<QuestionEmail, 'product'>) {
  const card = (await productCardsOf(ctx, [productId])).get(productId)
  return card && questionEmail(ctx.locale, { ...more, product: card.name })
}

const screenOf = (productQuestionId: string) => `/product-questions/${productQuestionId}`

/** The store may have answered before it reads. */
export const sellerQuestionNotice = notice({
  kind: 'sellerQuestion',
  on: questionAsked,
  to: sellersWith('product.edit', (_, { sellerId }: Ids) => [sellerId]),
  facts: (_, { productQuestionId, productId }: Ids) => ({ productQuestionId, productId }),
  link: ({ productQuestionId }) => screenOf(productQuestionId),
  async mail(ctx, { productQuestionId, productId }) {
    const question = await questionRecord(ctx, productQuestionId)
    if (question.answered !== null || question.isHidden) return undefined
    const url = `${ctx.site.merchantUrl}${screenOf(productQuestionId)}`
    return mailAbout(ctx, productId, { news: 'sellerQuestion', url })
  },
})

export const questionAnsweredNotice = notice({
  kind: 'questionAnswered',
  on: questionAnswered,
  group: 'machines',
  to: (_, { memberId }) => [memberId],
  facts: (_, { productQuestionId, productId }: Ids) => ({ productQuestionId, productId }),
  link: ({ productId }) => `/mall/product/${productId}`,
  mail: (ctx, { productId }) =>
    mailAbout(ctx, productId, {
      news: 'questionAnswered',
      url: `${ctx.site.url}/${ctx.locale}/mall/product/${productId}`,
    }),
})
