import type { Rating } from '@ironsouq/contract/mall/rating/rating.schema'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

function Star() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-3.5 shrink-0 fill-money">
      <path d="m10 1.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L1.5 7.7l5.9-.8z" />
    </svg>
  )
}

interface RatingMarkProps {
  average: number
  /** Left out for the stars of one review. */
  count?: number
}

/** Stars as a number: 4.7, and of how many reviews. */
export function RatingMark({ average, count }: RatingMarkProps) {
  const t = useT()
  const format = useFormat()
  const figure = format.number(average)
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      <Star />
      <span className="sr-only">{t('mall.ratingAverage', { average: figure })}</span>
      <b aria-hidden="true">{figure}</b>
      {count !== undefined && (
        <span className="text-micro text-ink-muted">{t('mall.ratingCount', { count })}</span>
      )}
    </span>
  )
}

/** The rating of a product or a store; nothing without a review. */
export function RatingLine({ rating }: { rating: Rating | null }) {
  return (
    rating && (
      <p>
        <RatingMark {...rating} />
      </p>
    )
  )
}
