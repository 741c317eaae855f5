import type { ReviewFault } from '@ironsouq/contract/mall/review/review.limits'
import { translator } from '@ironsouq/i18n/translate'
import { productCardsOf } from '#features/mall/product-card/product-card.projection.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notice, sellersWith } from '#kernel/work/notices.ts'
import { reviewEmail, type ReviewNews } from './emails/review.email.ts'
import {
  pictureRefused,
  reviewHidden,
  reviewReplied,
  reviewRestored,
  reviewWritten,
  type ReviewIds,
} from './review.events.ts'
import { authorOf, pictureFault, reviewFacts } from './review.notices.projection.ts'

const screenOf = (reviewId: string) => `/reviews/${reviewId}`

async function mailAbout(
  ctx: Ctx,
  productId: string,
  more: { news: ReviewNews; url: string; reason?: string | undefined },
) {
  const card = (await productCardsOf(ctx, [productId])).get(productId)
  return card && reviewEmail(ctx.locale, { ...more, product: card.name })
}

/** A store may have replied before it reads. */
export const sellerReviewNotice = notice({
  kind: 'sellerReview',
  on: reviewWritten,
  to: sellersWith('product.edit', (_, { sellerId }: ReviewIds) => [sellerId]),
  facts: (_, { reviewId, productId }: ReviewIds) => ({ reviewId, productId }),
  link: ({ reviewId }) => screenOf(reviewId),
  async mail(ctx, { reviewId, productId }) {
    const facts = await reviewFacts(ctx, reviewId)
    if (facts?.state !== 'published' || facts.isAnswered) return undefined
    const url = `${ctx.site.merchantUrl}${screenOf(reviewId)}`
    return mailAbout(ctx, productId, { news: 'sellerReview', url })
  },
})

interface Facts extends Record<string, string> {
  number: string
  fault: string
}

const pathOf = (number: string) => `/user-center/orders/${number}/review`

const why = (ctx: Pick<Ctx, 'locale'>, fault: ReviewFault | null) =>
  fault === null ? '' : translator(ctx.locale)(`reviewFault.${fault}`)

/** News about a review for its author: they open it where they wrote it. */
const toAuthor = <Payload extends ReviewIds & { memberId?: string; reviewPictureId?: string }>(
  news: Exclude<ReviewNews, 'sellerReview'>,
  on: Parameters<typeof notice<Payload, Facts>>[0]['on'],
) =>
  notice<Payload, Facts>({
    kind: news,
    on,
    group: 'account',
    topic: 'orders',
    to: (ctx, { reviewId }) => authorOf(ctx, reviewId),
    async facts(ctx, { reviewId, reviewPictureId }) {
      const facts = await reviewFacts(ctx, reviewId)
      if (!facts) return undefined
      const fault =
        reviewPictureId === undefined ? facts.fault : await pictureFault(ctx, reviewPictureId)
      return { number: facts.number, fault: fault ?? '' }
    },
    words: ({ fault }, reader) => ({ reason: fault ? why(reader, fault as ReviewFault) : '' }),
    link: ({ number }) => pathOf(number),
    async mail(ctx, { reviewId, productId, reviewPictureId }) {
      const facts = await reviewFacts(ctx, reviewId)
      if (!facts) return undefined
      const fault =
        reviewPictureId === undefined ? facts.fault : await pictureFault(ctx, reviewPictureId)
      const url = `${ctx.site.url}/${ctx.locale}${pathOf(facts.number)}`
      return mailAbout(ctx, productId, { news, url, reason: why(ctx, fault) })
    },
  })

export const reviewRepliedNotice = toAuthor('reviewReplied', reviewReplied)
export const reviewHiddenNotice = toAuthor('reviewHidden', reviewHidden)
export const reviewRestoredNotice = toAuthor('reviewRestored', reviewRestored)
export const reviewPictureRefusedNotice = toAuthor('reviewPictureRefused', pictureRefused)
