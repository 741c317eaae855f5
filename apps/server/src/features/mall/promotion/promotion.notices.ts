import { notice, sellersWith } from '#kernel/work/notices.ts'
import { promotionStoppedEmail } from './emails/promotion-stopped.email.ts'
import { promotionStopped, type PromotionIds } from './promotion.events.ts'
import { stoppedPromotion } from './promotion.queries.ts'

const pathOf = (promotionId: string) => `/promotions/${promotionId}`

/** A store reads from its portal or its mail that staff stopped a promotion of it, and why. */
export const sellerPromotionStoppedNotice = notice({
  kind: 'sellerPromotionStopped',
  on: promotionStopped,
  to: sellersWith('promotion.edit', (_, { sellerId }: PromotionIds) => [sellerId]),
  facts: (_, { promotionId }) => ({ promotionId }),
  link: ({ promotionId }) => pathOf(promotionId),
  async mail(ctx, { promotionId }) {
    const stopped = await stoppedPromotion(ctx, promotionId)
    const url = `${ctx.site.merchantUrl}${pathOf(promotionId)}`
    return stopped && promotionStoppedEmail(ctx.locale, { ...stopped, url })
  },
})
