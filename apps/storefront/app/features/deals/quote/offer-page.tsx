import {
  QUOTE_DELIVERIES,
  QUOTE_NOTE_MAX,
  QUOTE_VALID_DAYS,
} from '@ironsouq/contract/deals/quote/quote.limits'
import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { capital } from '@ironsouq/i18n/capital'
import { isolated } from '@ironsouq/i18n/isolate'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { PlainSelect } from '@ironsouq/ui/primitives/plain-field/plain-select'
import { Form, useNavigation } from 'react-router'
import { useDestinationName } from '#features/deals/destination/parts/use-destination.ts'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { SubmitButton } from '#kit/form/submit-button.tsx'
import { PageHead } from '#kit/list/page-head.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { amountFault } from './parts/typed-amount.ts'

const USUAL_DAYS = '7'

interface OfferPageProps {
  device: Device
  answer: FormAnswer | undefined
}

/** A price that the buyer offers for a listed machine. */
export function OfferPage({ device, answer }: OfferPageProps) {
  const t = useT()
  const format = useFormat()
  const { destinations } = useSiteData().landedCostTables
  const destinationName = useDestinationName()
  const isBusy = useNavigation().formMethod === 'POST'
  const { faults, typed = {} } = answer ?? {}
  const field = (name: string, usual = '') => ({
    name,
    defaultValue: typed[name] ?? usual,
    error: faults?.fields[name],
  })
  const { deviceId, title, yearMade, price } = device
  return (
    <div className="wrap grid max-w-160 grid-cols-[minmax(0,1fr)] gap-5 py-8">
      <PageHead title={t('quote.offerTitle')} lead={t('quote.offerLead')} />
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-y border-line py-3">
        <LocalLink
          href={`/device-detail/${deviceId}`}
          className="font-bold underline underline-offset-3"
        >
          {t('common.titleYear', { title: isolated(title), year: String(yearMade) })}
        </LocalLink>
        {price && (
          <span className="tabular-nums">
            {t('quote.asking')} <bdi className="font-bold">{format.money(price)}</bdi>
          </span>
        )}
      </p>
      <Form method="post" className="grid gap-5">
        {faults && (
          <Banner tone="refused" isLive>
            <b>{t('quote.failed')}</b>
            {faults.msg !== '' && <p>{faults.msg}</p>}
          </Banner>
        )}
        <PlainInput
          {...field('amount')}
          error={amountFault(faults?.fields)}
          label={t('quote.yourPrice')}
          inputMode="decimal"
          dir="ltr"
          required
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <PlainSelect
            {...field('destination')}
            label={t('quote.offerDestination')}
            options={[
              { value: '', label: t('quote.offerCollect') },
              ...destinations.map((each) => ({ value: each.code, label: destinationName(each) })),
            ]}
          />
          <PlainSelect
            {...field('delivery', 'yard')}
            label={t('quote.delivery')}
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
