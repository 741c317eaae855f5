import { reviewEndpoints } from '@ironsouq/contract/mall/review/review.endpoints'
import { REVIEW_FAULTS } from '@ironsouq/contract/mall/review/review.limits'
import type { ShownReview } from '@ironsouq/contract/mall/review/review.schema'
import { LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useId, useState } from 'react'
import { useApi } from '#kit/api/use-api.ts'
import { Picture } from '#kit/page/picture.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { RatingMark } from './rating-mark.tsx'

const PHOTO = '96px'

const written = (locale: LocaleCode) => {
  const { bcp47, dir } = LOCALES[locale]
  return { lang: bcp47, dir }
}

const QUIET =
  'min-h-11 text-micro text-ink-muted underline underline-offset-3 hover:text-ink lg:min-h-7'

/** The words in their own language, and in that of the reader on request. */
function Words({ review, canTranslate }: { review: ShownReview; canTranslate: boolean }) {
  const t = useT()
  const { locale } = useSiteData()
  const call = useApi()
  const [translation, setTranslation] = useState<string>()
  if (review.isHidden) return <p className="text-ink-muted">{t('review.hiddenText')}</p>
  const query = { reviewId: review.reviewId }
  const translate = () =>
    call(reviewEndpoints.translation, { query }).then(
      ({ text }) => setTranslation(text),
      () => undefined, // it was shown
    )
  return (
    <>
      <p {...written(review.locale)} className="whitespace-pre-line wrap-anywhere">
        {review.text}
      </p>
      {translation !== undefined && (
        <p className="border-s-4 border-line ps-3 wrap-anywhere">
          {translation}
          <span className="block text-micro text-ink-muted">{t('review.translated')}</span>
        </p>
      )}
      {canTranslate && translation === undefined && review.locale !== locale && (
        <p>
          <button type="button" className={QUIET} onClick={() => void translate()}>
            {t('review.translate')}
          </button>
        </p>
      )}
    </>
  )
}

/** Says to staff that a review breaks the rules. */
function Report({ reviewId }: { reviewId: string }) {
  const t = useT()
  const call = useApi()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [isSent, setIsSent] = useState(false)
  if (isSent) return <p role="status">{t('review.reported')}</p>
  return (
    <div className="grid gap-2">
      <p>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className={QUIET}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('review.report')}
        </button>
      </p>
      <div id={id} hidden={!isOpen} className="grid gap-2">
        <p>{t('review.reportWhy')}</p>
        <p className="flex flex-wrap gap-2">
          {REVIEW_FAULTS.map((fault) => (
            <button
              key={fault}
              type="button"
              className={buttonLook({ size: 'dense' })}
              onClick={() =>
                void call(reviewEndpoints.report, { body: { reviewId, fault } }).then(
                  () => setIsSent(true),
                  () => setIsOpen(false), // it was shown
                )
              }
            >
              {t(`reviewFault.${fault}`)}
            </button>
          ))}
        </p>
      </div>
    </div>
  )
}

interface ReviewItemProps {
  review: ShownReview
  canTranslate: boolean
}

/** One review with its pictures and the reply of the store. */
export function ReviewItem({ review, canTranslate }: ReviewItemProps) {
  const t = useT()
  const format = useFormat()
  const { stars, author, variant, createdAt, pictures, reply, isHidden } = review
  return (
    <li className="grid gap-2 border-b border-line py-4 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <RatingMark average={stars} />
        <b className="wrap-anywhere">
          <bdi>{author ?? t('review.unnamed')}</bdi>
        </b>
        <Badge tone="proven" icon="check">
          {t('review.verified')}
        </Badge>
        <span className="text-micro text-ink-muted">{format.date(createdAt)}</span>
      </div>
      {variant !== '' && (
        <p className="text-micro text-ink-muted">
          <bdi>{variant}</bdi>
        </p>
      )}
      <Words review={review} canTranslate={canTranslate} />
      {pictures.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {pictures.map((picture, i) => (
            <span key={picture.src} className="w-24 overflow-hidden rounded-tight">
              <Picture
                picture={picture}
                alt={t('review.photoAlt', { number: format.number(i + 1) })}
                sizes={PHOTO}
              />
            </span>
          ))}
        </div>
      )}
      {reply && (
        <div className="border-s-4 border-line ps-3">
          <p className="text-micro text-ink-muted">
            {t('review.replied', { date: format.date(reply.at) })}
          </p>
          <p {...written(reply.locale)} className="wrap-anywhere">
            {reply.text}
          </p>
        </div>
      )}
      {!isHidden && <Report reviewId={review.reviewId} />}
    </li>
  )
}
