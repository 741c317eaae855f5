import {
  REPLY_EDIT_MINUTES,
  REPORT_DAYS,
  REVIEW_FAULTS,
  REVIEW_REPLY_MAX,
} from '@ironsouq/contract/mall/review/review.limits'
import { reviewMerchantEndpoints } from '@ironsouq/contract/mall/review/review.merchant.endpoints'
import type { StoreReview } from '@ironsouq/contract/mall/review/review.schema'
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
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { useState } from 'react'
import type { Route } from './+types/review.screen.ts'

const { record: read, reply: publish, report } = reviewMerchantEndpoints

export const clientLoader = ({ params: { reviewId } }: Route.ClientLoaderArgs) =>
  api(read, { query: { reviewId } })

function Written({ review }: { review: StoreReview }) {
  const t = useT()
  const format = useFormat()
  const { bcp47, dir } = LOCALES[review.locale]
  return (
    <Panel heading={t('merchantReview.record')}>
      <p lang={bcp47} dir={dir} className="pb-3 text-lead wrap-anywhere whitespace-pre-line">
        {review.text}
      </p>
      <FactsTable
        facts={[
          { label: t('merchantReview.stars'), value: format.number(review.stars) },
          {
            label: t('merchantReview.buyer'),
            value: <bdi>{review.author ?? t('merchantReview.unnamed')}</bdi>,
          },
          { label: t('merchantReview.status'), value: t(`merchantReview.state_${review.state}`) },
          { label: t('merchantReview.createdAt'), value: format.dateTime(review.createdAt) },
        ]}
      />
    </Panel>
  )
}

/** The one reply, which can be changed for a while. */
function ReplyForm({ review: { reviewId, reply } }: { review: StoreReview }) {
  const t = useT()
  const format = useFormat()
  const { run, isRunning } = useCommand()
  const [text, setText] = useState(reply?.text ?? '')
  return (
    <Panel heading={t('merchantReview.your')}>
      <div className="grid max-w-180 gap-3">
        <TextArea
          label={t('merchantReview.your')}
          description={t('merchantReview.note', { minutes: format.number(REPLY_EDIT_MINUTES) })}
          value={text}
          maxLength={REVIEW_REPLY_MAX}
          isRequired
          onChange={setText}
        />
        <p>
          <Button
            tone="ink"
            isPending={isRunning}
            isDisabled={text.trim() === ''}
            onPress={() => void run(() => api(publish, { body: { reviewId, text } }))}
          >
            {t('merchantReview.publish')}
          </Button>
        </p>
      </div>
    </Panel>
  )
}

function ReportForm({ review: { reviewId, isReported } }: { review: StoreReview }) {
  const t = useT()
  const format = useFormat()
  const { run, isRunning } = useCommand()
  return (
    <Panel heading={t('merchantReview.report')}>
      {isReported ? (
        <p>{t('merchantReview.reported')}</p>
      ) : (
        <div className="grid gap-3">
          <p>{t('merchantReview.reportNote', { days: format.number(REPORT_DAYS) })}</p>
          <p className="flex flex-wrap gap-2">
            {REVIEW_FAULTS.map((fault) => (
              <Button
                key={fault}
                isPending={isRunning}
                onPress={() => void run(() => api(report, { body: { reviewId, fault } }))}
              >
                {t(`reviewFault.${fault}`)}
              </Button>
            ))}
          </p>
        </div>
      )}
    </Panel>
  )
}

/** One review, the reply of the store, and a report to staff. */
export default function ReviewScreen({ loaderData: review }: Route.ComponentProps) {
  const t = useT()
  const mayReply = useMay('product.edit')
  const { reply, replyEditableUntil, state } = review
  const isOpen = state === 'published' && (reply === null || replyEditableUntil !== null)
  return (
    <ScreenPage
      title={review.productName}
      back={{ to: '/reviews', text: t('merchantReview.title') }}
    >
      <ScreenBody>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Written review={review} />
          {reply && (
            <Panel heading={t('merchantReview.reply')}>
              <p className="wrap-anywhere">
                <bdi>{reply.text}</bdi>
              </p>
            </Panel>
          )}
          {isOpen && mayReply && <ReplyForm review={review} />}
          {state === 'published' && mayReply && <ReportForm review={review} />}
        </div>
      </ScreenBody>
    </ScreenPage>
  )
}
