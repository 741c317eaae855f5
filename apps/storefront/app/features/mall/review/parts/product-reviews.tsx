import type { DataOf } from '@ironsouq/contract/endpoint'
import { REVIEW_WITHIN_DAYS } from '@ironsouq/contract/mall/order/order.limits'
import { reviewEndpoints } from '@ironsouq/contract/mall/review/review.endpoints'
import { STARS, type Stars } from '@ironsouq/contract/mall/review/review.limits'
import { Section } from '@ironsouq/ui/patterns/page/section'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { useState } from 'react'
import { useApi } from '#kit/api/use-api.ts'
import { Picture } from '#kit/page/picture.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { RatingMark } from './rating-mark.tsx'
import { ReviewItem } from './review-item.tsx'

export type Reviews = DataOf<typeof reviewEndpoints.ofProduct>

interface Filter {
  stars?: Stars
  pictures?: 'with'
}

interface SummaryProps {
  summary: Reviews['summary']
  filter: Filter
  onFilter: (filter: Filter) => void
}

/** How many reviews have how many stars; each row shows only those. */
function Summary({
  summary: { average, count, stars, withPictures },
  filter,
  onFilter,
}: SummaryProps) {
  const t = useT()
  const format = useFormat()
  const most = Math.max(...stars, 1)
  return (
    <div className="grid content-start gap-3">
      <p className="text-lead">
        <RatingMark average={average} count={count} />
      </p>
      <p className="text-micro text-ink-muted">{t('review.verifiedOnly')}</p>
      <div role="group" aria-label={t('review.byStars')} className="grid">
        {STARS.map((each, i) => (
          <button
            key={each}
            type="button"
            aria-pressed={filter.stars === each}
            className="grid min-h-11 grid-cols-[2ch_minmax(0,1fr)_4ch] items-center gap-2 rounded-tight px-1 text-start hover:bg-sunk aria-pressed:bg-sunk lg:min-h-7"
            onClick={() => onFilter(filter.stars === each ? {} : { stars: each })}
          >
            <span className="sr-only">
              {t('review.starCount', { stars: each, count: format.number(stars[i] ?? 0) })}
            </span>
            <span aria-hidden="true">{format.number(each)}</span>
            <svg aria-hidden="true" className="h-2 w-full rounded-tight bg-sunk rtl:-scale-x-100">
              <rect
                width={`${((stars[i] ?? 0) * 100) / most}%`}
                height="100%"
                className="fill-ink"
              />
            </svg>
            <span aria-hidden="true" className="text-end text-micro tabular-nums">
              {format.number(stars[i] ?? 0)}
            </span>
          </button>
        ))}
      </div>
      <p className="flex flex-wrap gap-2">
        {withPictures > 0 && (
          <button
            type="button"
            aria-pressed={filter.pictures === 'with'}
            className={buttonLook({ size: 'dense' })}
            onClick={() => onFilter(filter.pictures ? {} : { pictures: 'with' })}
          >
            {t('review.withPhotos', { count: format.number(withPictures) })}
          </button>
        )}
        {Object.keys(filter).length > 0 && (
          <button
            type="button"
            className={buttonLook({ size: 'dense' })}
            onClick={() => onFilter({})}
          >
            {t('review.all')}
          </button>
        )}
      </p>
    </div>
  )
}

/** The photos of buyers, before any words. */
function Strip({ strip }: { strip: Reviews['strip'] }) {
  const t = useT()
  const format = useFormat()
  if (strip.length === 0) return null
  return (
    <div className="flex gap-2 overflow-x-auto pb-2">
      {strip.map((picture, i) => (
        <span key={picture.src} className="w-28 shrink-0 overflow-hidden rounded-tight">
          <Picture
            picture={picture}
            alt={t('review.photoAlt', { number: format.number(i + 1) })}
            sizes="112px"
          />
        </span>
      ))}
    </div>
  )
}

/** What buyers wrote about a product, with the summary of all of it [RV-2]. */
export function ProductReviews({ productId, first }: { productId: string; first: Reviews }) {
  const t = useT()
  const call = useApi()
  const [filter, setFilter] = useState<Filter>({})
  const [shown, setShown] = useState(first)
  const load = async (wanted: Filter, cursor?: string) => {
    const query = { prodId: productId, ...wanted, ...(cursor !== undefined && { cursor }) }
    const page = await call(reviewEndpoints.ofProduct, { query }).catch(() => null) // it was shown
    if (!page) return
    setFilter(wanted)
    setShown(
      cursor === undefined ? page : { ...page, records: [...shown.records, ...page.records] },
    )
  }
  const { records, next, canTranslate } = shown
  return (
    <Section id="reviews" heading={t('review.heading')}>
      {first.summary.count === 0 ? (
        <p>
          <b>{t('review.none')}</b> {t('review.noneHelp', { days: String(REVIEW_WITHIN_DAYS) })}
        </p>
      ) : (
        <div className="grid gap-6 lg:grid-cols-[260px_minmax(0,1fr)]">
          <Summary summary={first.summary} filter={filter} onFilter={(to) => void load(to)} />
          <div className="min-w-0">
            <Strip strip={first.strip} />
            {records.length === 0 ? (
              <p role="status">{t('review.noMatch')}</p>
            ) : (
              <ul>
                {records.map((review) => (
                  <ReviewItem key={review.reviewId} review={review} canTranslate={canTranslate} />
                ))}
              </ul>
            )}
            {next !== null && (
              <button
                type="button"
                className={buttonLook()}
                onClick={() => void load(filter, next)}
              >
                {t('review.more')}
              </button>
            )}
          </div>
        </div>
      )}
    </Section>
  )
}
