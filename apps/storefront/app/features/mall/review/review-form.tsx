import { reviewEndpoints } from '@ironsouq/contract/mall/review/review.endpoints'
import {
  REVIEW_MAX,
  REVIEW_PICTURES_MAX,
  type Stars,
} from '@ironsouq/contract/mall/review/review.limits'
import type { OrderReviews } from '@ironsouq/contract/mall/review/review.schema'
import { PURPOSES } from '@ironsouq/contract/platform/media/media.limits'
import type { Key } from '@ironsouq/i18n/messages'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { FIELD_BARE, fieldBox } from '@ironsouq/ui/primitives/field/field-look'
import { PlainCheck } from '@ironsouq/ui/primitives/plain-field/plain-check'
import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { GoodsPicture } from '#features/mall/cart/parts/goods-picture.tsx'
import { uploadPicture } from '#kit/api/upload-picture.ts'
import { useApi } from '#kit/api/use-api.ts'
import { pictureFault } from '#kit/form/picture-fault.ts'
import { toast } from '#kit/popup/toast.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

type Line = OrderReviews['lines'][number]

interface Draft {
  stars: Stars | null
  text: string
  uploads: readonly string[]
  isAnonymous: boolean
}

const EMPTY: Draft = { stars: null, text: '', uploads: [], isAnonymous: false }

const UPWARDS = [1, 2, 3, 4, 5] as const satisfies Stars[]
const STAR_WORD: Record<Stars, Key> = {
  1: 'review.star1',
  2: 'review.star2',
  3: 'review.star3',
  4: 'review.star4',
  5: 'review.star5',
}

interface PartProps {
  draft: Draft
  onChange: (draft: Draft) => void
}

function StarChoice({ draft, onChange }: PartProps) {
  const t = useT()
  const name = useId()
  return (
    <fieldset>
      <legend className="font-semibold">{t('review.stars')}</legend>
      <div className="flex flex-wrap gap-x-5">
        {UPWARDS.map((stars) => (
          <label key={stars} className="flex min-h-11 cursor-pointer items-center gap-2 lg:min-h-8">
            <input
              type="radio"
              name={name}
              checked={draft.stars === stars}
              onChange={() => onChange({ ...draft, stars })}
            />
            {t(STAR_WORD[stars])}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Uploads photos one after the other; a refused one says why and keeps the others. */
function Photos({ draft, onChange }: PartProps) {
  const t = useT()
  const format = useFormat()
  const call = useApi()
  const id = useId()
  const [isBusy, setIsBusy] = useState(false)
  const add = async (files: readonly File[]) => {
    setIsBusy(true)
    const uploads = [...draft.uploads]
    for (const file of files.slice(0, REVIEW_PICTURES_MAX - uploads.length)) {
      if (file.size > PURPOSES.review.maxBytes) {
        toast(pictureFault(t, 'size', 'review'), { kind: 'error' })
        continue
      }
      const done = await uploadPicture(call, 'review', file).catch(() => null) // it was shown
      if (!done) continue
      if (done.uploadId !== undefined) uploads.push(done.uploadId)
      else if (done.fault === 'failed') toast(t('review.photoFailed'), { kind: 'error' })
      else toast(pictureFault(t, done.fault, 'review'), { kind: 'error' })
    }
    onChange({ ...draft, uploads })
    setIsBusy(false)
  }
  const isFull = draft.uploads.length >= REVIEW_PICTURES_MAX
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {t('review.photos')}
      </label>
      <input
        id={id}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif"
        disabled={isBusy || isFull}
        aria-describedby={`${id}-help`}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          void add(files)
        }}
      />
      <p id={`${id}-help`} className="text-micro text-ink-muted">
        {t('review.photosHelp', { max: format.number(REVIEW_PICTURES_MAX) })}
      </p>
      <p role="status">
        {draft.uploads.length > 0 && t('review.photoReady', { count: draft.uploads.length })}
      </p>
    </div>
  )
}

function LineForm({ line, draft, onChange }: PartProps & { line: Line }) {
  const t = useT()
  const format = useFormat()
  const id = useId()
  return (
    <Panel heading={line.name}>
      <div className="grid gap-4">
        <div className="flex gap-3">
          <GoodsPicture picture={line.picture} />
          <p className="text-micro text-ink-muted">
            {line.variant !== '' && `${line.variant} · `}× {format.number(line.quantity)}
          </p>
        </div>
        <StarChoice draft={draft} onChange={onChange} />
        <div className="grid gap-1">
          <label htmlFor={id} className="font-semibold">
            {t('review.text')}
          </label>
          <span className={fieldBox()}>
            <textarea
              id={id}
              rows={4}
              maxLength={REVIEW_MAX}
              required={draft.stars !== null}
              aria-describedby={`${id}-help`}
              value={draft.text}
              onChange={(event) => onChange({ ...draft, text: event.currentTarget.value })}
              className={`${FIELD_BARE} py-2`}
            />
          </span>
          <p id={`${id}-help`} className="text-micro text-ink-muted">
            {t('review.textHelp', { max: format.number(REVIEW_MAX) })}
          </p>
        </div>
        <Photos draft={draft} onChange={onChange} />
        <div>
          <PlainCheck
            name={`${id}-anonymous`}
            checked={draft.isAnonymous}
            onChange={(event) => onChange({ ...draft, isAnonymous: event.currentTarget.checked })}
          >
            {t('review.anonymous')}
          </PlainCheck>
          <p className="text-micro text-ink-muted">{t('review.anonymousHelp')}</p>
        </div>
      </div>
    </Panel>
  )
}

interface ReviewFormProps {
  orderNumber: string
  /** Those without a review. */
  lines: readonly Line[]
}

/** One form for all lines of an order; those without stars are left for later. */
export function ReviewForm({ orderNumber, lines }: ReviewFormProps) {
  const t = useT()
  const call = useApi()
  const { revalidate } = useRevalidator()
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({})
  const [isSending, setIsSending] = useState(false)
  const draftOf = (line: Line) => drafts[line.orderLineId] ?? EMPTY
  const send = async () => {
    const reviews = lines.flatMap((line) => {
      const { stars, ...rest } = draftOf(line)
      return stars === null
        ? []
        : [{ orderLineId: line.orderLineId, stars, ...rest, uploads: [...rest.uploads] }]
    })
    if (reviews.length === 0) return toast(t('review.choose'), { kind: 'error' })
    setIsSending(true)
    await call(reviewEndpoints.write, { body: { orderNumber, reviews } }).catch(() => null) // it was shown
    setIsSending(false)
    await revalidate()
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {lines.map((line) => (
        <LineForm
          key={line.orderLineId}
          line={line}
          draft={draftOf(line)}
          onChange={(draft) => setDrafts((before) => ({ ...before, [line.orderLineId]: draft }))}
        />
      ))}
      {lines.length > 1 && <p className="text-ink-muted">{t('review.skip')}</p>}
      <p>
        <button type="submit" disabled={isSending} className={buttonLook({ tone: 'ink' })}>
          {t('review.post')}
        </button>
      </p>
    </form>
  )
}
