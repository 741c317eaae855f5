import type { OrderReviews } from '@ironsouq/contract/mall/review/review.schema'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { Page, PageHead } from '#kit/list/page-head.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { OwnReview } from './own-review.tsx'
import { ReviewForm } from './review-form.tsx'

/** All lines of an order: those that can be reviewed, and what was written [RV-1]. */
export function OrderReviewPage({ orderNumber, reviewBy, receivedAt, lines }: OrderReviews) {
  const t = useT()
  const format = useFormat()
  const open = lines.filter(({ review }) => review === null)
  const standing = receivedAt === null ? 'review.notReceived' : 'review.tooLate'
  return (
    <Page>
      <LocalLink
        href={`/user-center/orders/${orderNumber}`}
        className={`${LINK_LOOK} justify-self-start`}
      >
        {t('order.order', { number: orderNumber })}
      </LocalLink>
      <PageHead
        title={t('review.formTitle')}
        {...(reviewBy !== null && {
          lead: t('review.until', { date: format.date(reviewBy) }),
        })}
      />
      {open.length > 0 &&
        (reviewBy === null ? (
          <p>{t(standing)}</p>
        ) : (
          <ReviewForm orderNumber={orderNumber} lines={open} />
        ))}
      {lines.map(
        (line) =>
          line.review && <OwnReview key={line.orderLineId} line={line} review={line.review} />,
      )}
    </Page>
  )
}
