import { reviewEndpoints } from '@ironsouq/contract/mall/review/review.endpoints'
import type { ReviewPictureState } from '@ironsouq/contract/mall/review/review.lifecycle'
import { REVIEW_MAX } from '@ironsouq/contract/mall/review/review.limits'
import type { OrderReviews, OwnReview as Own } from '@ironsouq/contract/mall/review/review.schema'
import type { Translate } from '@ironsouq/i18n/messages'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { FIELD_BARE, fieldBox } from '@ironsouq/ui/primitives/field/field-look'
import { useId } from 'react'
import { useRevalidator } from 'react-router'
import { useApi } from '#kit/api/use-api.ts'
import { messageBox } from '#kit/popup/message-box.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { RatingMark } from './parts/rating-mark.tsx'

type Line = OrderReviews['lines'][number]

/** What became of a review, unless it is simply shown. */
function standing(t: Translate, { state, fault }: Own): string | undefined {
  const reason = fault === null ? '' : t(`reviewFault.${fault}`)
  if (state === 'hidden') return t('review.hiddenWhy', { reason })
  if (state === 'removed') return t('review.removedWhy', { reason })
  if (state === 'corrected') return t('review.checking')
  return state === 'withdrawn' ? t('review.withdrawn') : undefined
}

type Moderated = Own['pictures'][number]

const PICTURE_WORD = {
  waiting: 'review.photoWaiting',
  allowed: 'review.photoAllowed',
} as const satisfies Partial<Record<ReviewPictureState, string>>

function Photo({ picture: { state, fault, url }, number }: { picture: Moderated; number: string }) {
  const t = useT()
  if (state === 'dropped') return null
  const reason = fault === null ? '' : t(`reviewFault.${fault}`)
  return (
    <figure className="grid w-28 content-start gap-1">
      <img
        src={url}
        alt={t('review.photoAlt', { number })}
        className="aspect-4/3 w-28 rounded-tight object-cover"
      />
      <figcaption className="text-micro text-ink-muted">
        {state === 'refused' ? t('review.photoRefused', { reason }) : t(PICTURE_WORD[state])}
      </figcaption>
    </figure>
  )
}

function Correction({ review }: { review: Own }) {
  const t = useT()
  const call = useApi()
  const id = useId()
  const { revalidate } = useRevalidator()
  const send = (text: string) =>
    call(reviewEndpoints.correct, { body: { reviewId: review.reviewId, text } }).then(
      () => revalidate(),
      () => revalidate(), // refused: the page shows what is true now
    )
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const text = new FormData(event.currentTarget).get('text')
        if (typeof text === 'string') void send(text)
      }}
    >
      <label htmlFor={id} className="font-semibold">
        {t('review.text')}
      </label>
      <span className={fieldBox()}>
        <textarea
          id={id}
          name="text"
          rows={3}
          required
          maxLength={REVIEW_MAX}
          defaultValue={review.text}
          className={`${FIELD_BARE} py-2`}
        />
      </span>
      <p>
        <button type="submit" className={buttonLook({ tone: 'ink', size: 'dense' })}>
          {t('review.correct')}
        </button>
      </p>
    </form>
  )
}

/** A review that the buyer has written, and what they can do with it. */
export function OwnReview({ line, review }: { line: Line; review: Own }) {
  const t = useT()
  const format = useFormat()
  const call = useApi()
  const { revalidate } = useRevalidator()
  const { reviewId, stars, text, createdAt, pictures, reply, actions } = review
  const note = standing(t, review)
  const withdraw = () =>
    void messageBox
      .confirm({
        title: t('review.withdraw'),
        message: t('review.withdrawAsk'),
        confirm: t('review.withdraw'),
        cancel: t('review.keep'),
      })
      .then(() => call(reviewEndpoints.withdraw, { body: { reviewId } }))
      .then(
        () => revalidate(),
        () => revalidate(), // refused or cancelled: the page shows what is true now
      )
  return (
    <Panel heading={line.name}>
      <div className="grid gap-3">
        <p className="flex flex-wrap items-center gap-3">
          <RatingMark average={stars} />
          <span className="text-micro text-ink-muted">{format.date(createdAt)}</span>
        </p>
        <p className="whitespace-pre-line wrap-anywhere">
          <bdi>{text}</bdi>
        </p>
        {note !== undefined && <p role="note">{note}</p>}
        {pictures.length > 0 && (
          <div className="flex flex-wrap gap-3">
            {pictures.map((picture, i) => (
              <Photo
                key={picture.reviewPictureId}
                picture={picture}
                number={format.number(i + 1)}
              />
            ))}
          </div>
        )}
        {reply && (
          <div className="border-s-4 border-line ps-3">
            <p className="text-micro text-ink-muted">
              {t('review.replied', { date: format.date(reply.at) })}
            </p>
            <p className="wrap-anywhere">
              <bdi>{reply.text}</bdi>
            </p>
          </div>
        )}
        {actions.includes('correct') && <Correction review={review} />}
        {actions.includes('withdraw') && (
          <p>
            <button type="button" className={buttonLook({ size: 'dense' })} onClick={withdraw}>
              {t('review.withdraw')}
            </button>
          </p>
        )}
      </div>
    </Panel>
  )
}
