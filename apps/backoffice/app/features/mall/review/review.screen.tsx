import { REVIEW_FAULTS, type ReviewFault } from '@ironsouq/contract/mall/review/review.limits'
import type { StaffReview } from '@ironsouq/contract/mall/review/review.schema'
import { reviewStaffEndpoints } from '@ironsouq/contract/mall/review/review.staff.endpoints'
import { LOCALES } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { FactsTable } from '@ironsouq/ui/patterns/fact/facts-table'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { RadioGroup } from '@ironsouq/ui/primitives/field/radio-group'
import { useState } from 'react'
import type { Route } from './+types/review.screen.ts'

const { allowPicture, hide, leave, record, refusePicture, remove, restore } = reviewStaffEndpoints

export const clientLoader = ({ params: { reviewId } }: Route.ClientLoaderArgs) =>
  api(record, { query: { reviewId } })

const faultOf = (id: string): ReviewFault => REVIEW_FAULTS.find((each) => each === id) ?? 'offTopic'

function Written({ review }: { review: StaffReview }) {
  const t = useT()
  const format = useFormat()
  const { bcp47, dir } = LOCALES[review.locale]
  return (
    <Panel heading={t('backofficeReview.record')}>
      <p lang={bcp47} dir={dir} className="pb-3 text-lead wrap-anywhere whitespace-pre-line">
        {review.text}
      </p>
      <FactsTable
        facts={[
          { label: t('backofficeReview.stars'), value: format.number(review.stars) },
          { label: t('backofficeReview.store'), value: <bdi>{review.storeName}</bdi> },
          {
            label: t('backofficeReview.buyer'),
            value: <bdi>{review.author ?? t('backofficeReview.unnamed')}</bdi>,
          },
          {
            label: t('backofficeReview.status'),
            value: t(`backofficeReview.state_${review.state}`),
          },
          { label: t('backofficeReview.createdAt'), value: format.dateTime(review.createdAt) },
          ...(review.reply
            ? [{ label: t('backofficeReview.reply'), value: <bdi>{review.reply.text}</bdi> }]
            : []),
        ]}
      />
    </Panel>
  )
}

interface DeciderProps {
  review: StaffReview
  fault: ReviewFault
}

/** Photos with what can be done about each. */
function Photos({ review, fault }: DeciderProps) {
  const t = useT()
  const format = useFormat()
  const { run, isRunning } = useCommand()
  const mayDecide = useMay('review.decide')
  if (review.pictures.length === 0) return null
  return (
    <Panel heading={t('backofficeReview.photos')}>
      <ul className="flex flex-wrap gap-4">
        {review.pictures.map(({ reviewPictureId, url, state, actions }, i) => (
          <li key={reviewPictureId} className="grid w-60 content-start gap-2">
            <img
              src={url}
              alt={t('backofficeReview.photoAlt', { number: format.number(i + 1) })}
              className="aspect-4/3 w-60 rounded-tight object-cover"
            />
            <p>{t(`backofficeReview.photo_${state}`)}</p>
            {mayDecide && (
              <p className="flex flex-wrap gap-2">
                {actions.includes('allow') && (
                  <Button
                    tone="ink"
                    isPending={isRunning}
                    onPress={() => void run(() => api(allowPicture, { body: { reviewPictureId } }))}
                  >
                    {t('backofficeReview.allow')}
                  </Button>
                )}
                {actions.includes('refuse') && (
                  <Button
                    isPending={isRunning}
                    onPress={() =>
                      void run(() => api(refusePicture, { body: { reviewPictureId, fault } }))
                    }
                  >
                    {t('backofficeReview.refuse')}
                  </Button>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Reports({ review: { reports } }: { review: StaffReview }) {
  const t = useT()
  const format = useFormat()
  if (reports.length === 0) return null
  return (
    <Panel heading={t('backofficeReview.reports')}>
      <ul>
        {reports.map(({ by, fault, at, isOpen }) => (
          <li key={`${by} ${at} ${fault}`}>
            {[
              t(`reviewFault.${fault}`),
              t(`backofficeReview.by_${by}`),
              format.dateTime(at),
              ...(isOpen ? [] : [t('backofficeReview.settled')]),
            ].join(' · ')}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Decision({
  review,
  fault,
  onFault,
}: DeciderProps & { onFault: (to: ReviewFault) => void }) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const { reviewId, actions, openReports } = review
  const body = { reviewId }
  const button = (text: string, command: () => Promise<unknown>) => (
    <Button isPending={isRunning} onPress={() => void run(command)}>
      {text}
    </Button>
  )
  return (
    <Panel heading={t('backofficeReview.decision')}>
      <div className="grid gap-3">
        <p>{t('backofficeReview.decisionNote')}</p>
        <RadioGroup
          label={t('backofficeReview.reason')}
          value={fault}
          onChange={(id) => onFault(faultOf(id))}
          options={REVIEW_FAULTS.map((id) => ({ id, text: t(`reviewFault.${id}`) }))}
        />
        <p className="flex flex-wrap gap-2">
          {openReports > 0 && button(t('backofficeReview.leave'), () => api(leave, { body }))}
          {actions.includes('hide') &&
            button(t('backofficeReview.hide'), () => api(hide, { body: { ...body, fault } }))}
          {actions.includes('restore') &&
            button(t('backofficeReview.restore'), () => api(restore, { body }))}
          {actions.includes('remove') &&
            button(t('backofficeReview.remove'), () => api(remove, { body: { ...body, fault } }))}
        </p>
      </div>
    </Panel>
  )
}

/** One review: its photos before they are public, reports, and the decision of staff. */
export default function ReviewScreen({ loaderData: review }: Route.ComponentProps) {
  const t = useT()
  const mayDecide = useMay('review.decide')
  const [fault, setFault] = useState<ReviewFault>(review.fault ?? 'offTopic')
  return (
    <ScreenPage
      title={review.productName}
      back={{ to: '/reviews', text: t('backofficeReview.title') }}
    >
      <ScreenBody>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Written review={review} />
          <Photos review={review} fault={fault} />
          <Reports review={review} />
          {mayDecide && <Decision review={review} fault={fault} onFault={setFault} />}
        </div>
      </ScreenBody>
    </ScreenPage>
  )
}
