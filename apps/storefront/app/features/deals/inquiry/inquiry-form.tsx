import {
  INQUIRY_CONTENT_MAX,
  INQUIRY_KEYWORDS_MAX,
  INQUIRY_POINTS,
  INQUIRY_QUANTITY_MAX,
  INQUIRY_SUBJECT_MAX,
} from '@ironsouq/contract/deals/inquiry/inquiry.limits'
import { capital } from '@ironsouq/i18n/capital'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { PlainSelect } from '@ironsouq/ui/primitives/plain-field/plain-select'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { PlaceField } from '#features/deals/destination/parts/place-field.tsx'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { MessageArea } from '#kit/form/message-area.tsx'
import { SubmitButton } from '#kit/form/submit-button.tsx'
import { openLogin } from '#kit/popup/login-prompt.ts'
import { isSignedIn } from '#kit/session/signed-in.ts'
import { useT } from '#kit/text/use-t.ts'
import { AttachmentsField } from './attachments-field.tsx'
import { draftAbout, type DraftFile, saveDraft } from './inquiry-draft.ts'
import type { InquiryStart } from './inquiry-start.ts'

interface InquiryFormProps {
  start: InquiryStart
  answer: FormAnswer | undefined
}

const DRAFTED = [
  'submissionId',
  'subject',
  'quantity',
  'category',
  'to',
  'keywords',
  'description',
  'content',
] as const

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const fieldIn = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as Field | null

const POINTS = 'points'

const pointsIn = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>(`input[name="${POINTS}"]`),
]

/** Fills in the draft after the page was hydrated, and saves every change of the form. */
function useDraft(about: string) {
  const form = useRef<HTMLFormElement>(null)
  const [files, setFiles] = useState<readonly DraftFile[]>([])
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    const draft = draftAbout(about)
    if (!draft || !form.current) return
    for (const name of DRAFTED) {
      const [field, text] = [fieldIn(form.current, name), draft.fields[name]]
      if (field && text !== undefined) field.value = text
    }
    const points = draft.fields[POINTS]?.split(',')
    if (points) for (const box of pointsIn(form.current)) box.checked = points.includes(box.value)
    setFiles(draft.files)
    setRestored(true)
  }, [about])
  const save = (now: readonly DraftFile[] = files) => {
    const own = form.current
    if (!own) return
    const fields = Object.fromEntries(
      DRAFTED.map((name) => [name, fieldIn(own, name)?.value ?? '']),
    )
    const points = pointsIn(own).filter(({ checked }) => checked)
    const chosen = points.map(({ value }) => value).join(',')
    saveDraft({ about, fields: { ...fields, [POINTS]: chosen }, files: now })
  }
  const changeFiles = (now: readonly DraftFile[]) => {
    setFiles(now)
    save(now)
  }
  return { form, files, isRestored, save, changeFiles }
}

const POINT_CHIP =
  'inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-box bg-sunk px-3 text-small font-medium hover:bg-line has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus lg:min-h-8'

/** What the seller is asked to answer, by a tap. */
function Points({ chosen }: { chosen: readonly string[] }) {
  const t = useT()
  return (
    <fieldset className="grid gap-1.5">
      <legend className="pb-1.5 text-small font-medium">{t('inquiry.points')}</legend>
      <div className="flex flex-wrap gap-2">
        {INQUIRY_POINTS.map((point) => (
          <label key={point} className={`group/point ${POINT_CHIP}`}>
            <input
              type="checkbox"
              name={POINTS}
              value={point}
              defaultChecked={chosen.includes(point)}
              className="sr-only"
            />
            {t(`inquiry.point${capital(point)}`)}
            <span className="hidden group-has-checked/point:inline">
              <Icon name="check" size="mini" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function FreeFields({ start, field }: { start: InquiryStart; field: (name: string) => object }) {
  const t = useT()
  const categories = start.categories.map(({ code, name }) => ({ value: code, label: name }))
  return (
    <>
      <PlainSelect
        name="category"
        {...field('category')}
        label={t('inquiry.category')}
        options={[{ value: '', label: t('inquiry.categoryAny') }, ...categories]}
      />
      <PlainInput
        name="keywords"
        {...field('keywords')}
        label={t('inquiry.keywords')}
        optionalNote={t('inquiry.optional')}
        help={t('inquiry.keywordsHelp')}
        maxLength={INQUIRY_KEYWORDS_MAX}
        dir="auto"
      />
      <MessageArea
        name="description"
        {...field('description')}
        label={t('inquiry.productDescription')}
        optionalNote={t('inquiry.optional')}
        help={t('inquiry.productHelp')}
        maxLength={INQUIRY_CONTENT_MAX}
      />
    </>
  )
}

/** An inquiry about a machine, or without one. It is sent after a login, if need be [ID-14]. */
export function InquiryForm({ start, answer }: InquiryFormProps) {
  const t = useT()
  const { machine } = start
  const { form, files, isRestored, save, changeFiles } = useDraft(machine?.deviceId ?? '')
  const isBusy = useNavigation().formMethod === 'POST'
  const { faults, typed = {} } = answer ?? {}
  const field = (name: string, usual = '') => ({
    name,
    defaultValue: typed[name] ?? usual,
    error: faults?.fields[name],
  })
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    save()
    if (isSignedIn()) return
    event.preventDefault()
    const own = event.currentTarget
    openLogin({
      purpose: 'quote',
      ...(machine && { device: machine }),
      afterLogin: () => own.requestSubmit(),
    })
  }
  const subject = machine
    ? t('inquiry.subjectFor', { machine: machine.title, year: String(machine.yearMade) })
    : ''
  return (
    <Form
      ref={form}
      method="post"
      onSubmit={handleSubmit}
      onInput={() => save()}
      className="grid gap-5"
      noValidate
    >
      {faults && (
        <Banner tone="refused" isLive>
          <b>{t('inquiry.submittedFailed')}</b>
          {faults.msg !== '' && <p>{faults.msg}</p>}
        </Banner>
      )}
      <input type="hidden" name="submissionId" defaultValue={start.submissionId} />
      {machine && <input type="hidden" name="deviceId" value={machine.deviceId} />}
      {machine && <input type="hidden" name="category" defaultValue={machine.categoryCode} />}
      <PlainInput
        {...field('subject', subject)}
        label={t('inquiry.subject')}
        {...(machine && { help: t('inquiry.subjectHelp') })}
        maxLength={INQUIRY_SUBJECT_MAX}
        dir="auto"
        required
      />
      {!machine && <FreeFields start={start} field={field} />}
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <PlainInput
          {...field('quantity', '1')}
          label={t('inquiry.quantity')}
          type="number"
          inputMode="numeric"
          min={1}
          max={INQUIRY_QUANTITY_MAX}
        />
        <PlaceField
          {...field('to', start.place)}
          label={t('inquiry.destination')}
          help={t('inquiry.destinationHelp')}
          none={t('inquiry.countryAny')}
          countries={start.countries}
        />
      </div>
      <Points chosen={(typed['points'] ?? '').split(',')} />
      <MessageArea
        {...field('content')}
        label={t('inquiry.content')}
        help={t('inquiry.contentHelp', { max: INQUIRY_CONTENT_MAX })}
        maxLength={INQUIRY_CONTENT_MAX}
        rows={5}
        required
      />
      <AttachmentsField files={files} onChange={changeFiles} />
      {faults?.fields['attachmentIds'] !== undefined && (
        <p className="text-micro text-refused">{faults.fields['attachmentIds']}</p>
      )}
      <div className="grid gap-2">
        <SubmitButton isBusy={isBusy}>{t('inquiry.send')}</SubmitButton>
        <p className="text-micro text-ink-muted">
          {t('inquiry.sendNote')}
          {isRestored && ` ${t('inquiry.draftSaved')}`}
        </p>
      </div>
    </Form>
  )
}
