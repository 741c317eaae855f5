import {
  QUOTE_DELIVERIES,
  QUOTE_NOTE_MAX,
  QUOTE_VALID_DAYS,
} from '@ironsouq/contract/deals/quote/quote.limits'
import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { capital } from '@ironsouq/i18n/capital'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { PlainSelect } from '@ironsouq/ui/primitives/plain-field/plain-select'
import { Form, useNavigation } from 'react-router'
import { PlaceField } from '#features/deals/destination/parts/place-field.tsx'
import { LandedCostLine } from '#features/deals/landed-cost/parts/landed-cost-line.tsx'
import { DeviceSummary } from '#features/machines/device/parts/summary/device-summary.tsx'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { SubmitButton } from '#kit/form/submit-button.tsx'
import { PageHead } from '#kit/list/page-head.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { Notice } from '#kit/page/notice.tsx'
import { useT } from '#kit/text/use-t.ts'
import { PriceField } from './parts/price-field.tsx'
import { amountFault } from './parts/typed-amount.ts'

const USUAL_DAYS = '7'

interface OfferPageProps {
  device: Device
  /** The place that the visitor has chosen, or empty. */
  place: string
  answer: FormAnswer | undefined
}

/** A machine whose seller reads no offers; its page has no link to the form. */
export function FixedPricePage({ device }: { device: Device }) {
  const t = useT()
  return (
    <Notice title={t('quote.fixedTitle')} body={t('quote.fixedBody')}>
      <DeviceSummary device={device} />
      <LocalLink
        href={`/inquiry?deviceId=${device.deviceId}`}
        className={buttonLook({ tone: 'money' })}
      >
        {t('inquiry.title')}
      </LocalLink>
    </Notice>
  )
}

/** A price that the buyer offers for a listed machine. */
export function OfferPage({ device, place, answer }: OfferPageProps) {
  const t = useT()
  const isBusy = useNavigation().formMethod === 'POST'
  const { faults, typed = {} } = answer ?? {}
  const field = (name: string, usual = '') => ({
    name,
    defaultValue: typed[name] ?? usual,
    error: faults?.fields[name],
  })
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-5 py-8 lg:grid-cols-[minmax(0,1fr)_360px]">
      <div className="lg:col-span-2">
        <PageHead title={t('quote.offerTitle')} lead={t('quote.offerLead')} />
      </div>
      <div className="min-w-0 lg:col-start-2">
        <DeviceSummary device={device}>
          <p className="text-ink-2">
            <LandedCostLine card={device} />
          </p>
        </DeviceSummary>
      </div>
      <Form method="post" className="grid max-w-170 gap-5 lg:col-start-1 lg:row-start-2">
        {faults && (
          <Banner tone="refused" isLive>
            <b>{t('quote.failed')}</b>
            {faults.msg !== '' && <p>{faults.msg}</p>}
          </Banner>
        )}
        <PriceField {...field('amount')} error={amountFault(faults?.fields)} />
        <div className="grid gap-5 sm:grid-cols-2">
          <PlaceField
            {...field('destination', place)}
            label={t('quote.offerDestination')}
            none={t('quote.offerCollect')}
          />
          <PlainSelect
            {...field('delivery', 'yard')}
            label={t('quote.handover')}
            options={QUOTE_DELIVERIES.map((value) => ({
              value,
              label: t(`quote.delivery${capital(value)}`),
            }))}
          />
        </div>
        <PlainSelect
          {...field('validDays', USUAL_DAYS)}
          label={t('quote.validFor')}
          options={QUOTE_VALID_DAYS.map((count) => ({
            value: String(count),
            label: t('quote.days', { count }),
          }))}
        />
        <PlainInput
          {...field('note')}
          label={t('quote.offerNote')}
          maxLength={QUOTE_NOTE_MAX}
          dir="auto"
        />
        <SubmitButton isBusy={isBusy}>{t('quote.offerSend')}</SubmitButton>
        <p className="text-micro text-ink-muted">{t('quote.contactNote')}</p>
      </Form>
    </div>
  )
}
