import { EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import {
  CONFIRM_HOURS,
  CONTACT_NAME_MAX,
  FIRM_NAME_MAX,
} from '@ironsouq/contract/people/seller-application/seller-application.limits'
import { capital } from '@ironsouq/i18n/capital'
import { isolated } from '@ironsouq/i18n/isolate'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { PlainSelect } from '@ironsouq/ui/primitives/plain-field/plain-select'
import { Form } from 'react-router'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { useIsSending } from '#kit/form/is-sending.ts'
import { SubmitButton } from '#kit/form/submit-button.tsx'
import { useFirstFault } from '#kit/form/use-first-fault.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { Notice } from '#kit/page/notice.tsx'
import { useT } from '#kit/text/use-t.ts'
import { LicenceField } from './licence-field.tsx'

export interface ApplyAnswer extends FormAnswer {
  /** An application that was received. */
  received?: { number: number; email: string }
}

const STEPS = [
  'sellerApplication.nextCheck',
  'sellerApplication.nextAnswer',
  'sellerApplication.nextPortal',
] as const

/** What it costs and needs, before anything is asked. */
const BEFORE = [
  'sellerApplication.beforeFree',
  'sellerApplication.beforeCommission',
  'sellerApplication.beforePaid',
  'sellerApplication.beforeLicence',
  'sellerApplication.beforeTax',
  'sellerApplication.beforeBank',
] as const

function ApplyForm({ answer }: { answer: ApplyAnswer | undefined }) {
  const t = useT()
  const isSending = useIsSending()
  const { form, fieldOf, errorOf, msg } = useFirstFault({
    given: answer?.faults,
    check: (data) => ({
      licence: data.get('licence') === '' ? t('sellerApplication.licenceMissing') : undefined,
    }),
  })
  const field = (name: string) => ({
    ...fieldOf(name),
    defaultValue: answer?.typed?.[name] ?? '',
    required: true,
  })
  return (
    <Form method="post" {...form} className="grid gap-5">
      {msg !== undefined && (
        <Banner tone="refused" isLive>
          {msg}
        </Banner>
      )}
      <h2 className="text-lead font-semibold">{t('sellerApplication.company')}</h2>
      <PlainInput
        {...field('firmName')}
        label={t('sellerApplication.firmName')}
        autoComplete="organization"
        maxLength={FIRM_NAME_MAX}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <PlainInput {...field('licenceNo')} dir="ltr" label={t('sellerApplication.licenceNo')} />
        <PlainInput
          {...field('trn')}
          dir="ltr"
          inputMode="numeric"
          label={t('sellerApplication.trn')}
          help={t('sellerApplication.trnHelp')}
        />
      </div>
      <PlainSelect
        {...field('emirate')}
        label={t('sellerApplication.emirate')}
        options={[
          { value: '', label: t('sellerApplication.emirateChoose') },
          ...EMIRATES.map((id) => ({ value: id, label: t(`device.emirate${capital(id)}`) })),
        ]}
      />
      <LicenceField error={errorOf('licence')} />
      <h2 className="text-lead font-semibold">{t('sellerApplication.contact')}</h2>
      <PlainInput
        {...field('contactName')}
        label={t('sellerApplication.contactName')}
        autoComplete="name"
        maxLength={CONTACT_NAME_MAX}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <PlainInput
          {...field('email')}
          type="email"
          label={t('sellerApplication.email')}
          autoComplete="email"
        />
        <PlainInput
          {...field('phone')}
          type="tel"
          dir="ltr"
          label={t('sellerApplication.phone')}
          autoComplete="tel"
        />
      </div>
      <SubmitButton isBusy={isSending}>{t('sellerApplication.submit')}</SubmitButton>
    </Form>
  )
}

interface ApplyPageProps {
  /** Within how many days most applications are answered; null when it is not known. */
  answerDays: number | null
  answer: ApplyAnswer | undefined
}

/** A dealer applies to sell on the site. On a phone the terms stand above the form. */
export function ApplyPage({ answerDays, answer }: ApplyPageProps) {
  const t = useT()
  if (answer?.received) {
    const { number, email } = answer.received
    return (
      <Notice
        title={t('sellerApplication.doneTitle')}
        body={t('sellerApplication.doneBody', {
          email: isolated(email),
          number: String(number),
          hours: CONFIRM_HOURS,
        })}
      >
        <LocalLink href="/device-list" className={buttonLook({ tone: 'ink' })}>
          {t('common.backToMachines')}
        </LocalLink>
      </Notice>
    )
  }
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 py-8 lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_auto_1fr]">
      <div className="lg:col-span-2">
        <h1 className="text-title font-bold tracking-head lg:text-head">
          {t('sellerApplication.title')}
        </h1>
        <p className="text-ink-2">{t('sellerApplication.lead')}</p>
      </div>
      <div className="min-w-0 lg:col-start-2">
        <Panel heading={t('sellerApplication.before')}>
          <ul className="grid gap-3">
            {BEFORE.map((text) => (
              <li key={text} className="flex gap-2">
                <Icon name="check" size="small" />
                <span className="min-w-0">{t(text)}</span>
              </li>
            ))}
            {answerDays !== null && (
              <li className="flex gap-2">
                <Icon name="clock" size="small" />
                <span className="min-w-0">
                  {t('sellerApplication.answer', { days: answerDays })}
                </span>
              </li>
            )}
          </ul>
          <p className="pt-3">
            <LocalLink href="/mall/open-store" className={LINK_LOOK}>
              {t('sellerApplication.partsInstead')}
            </LocalLink>
          </p>
        </Panel>
      </div>
      <div className="max-w-170 min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-2">
        <ApplyForm answer={answer} />
      </div>
      <aside className="grid content-start gap-4 lg:col-start-2">
        <Panel heading={t('sellerApplication.next')}>
          <ol className="grid gap-3">
            {STEPS.map((step) => (
              <li key={step} className="flex gap-2">
                <Icon name="check" />
                <span className="min-w-0">{t(step)}</span>
              </li>
            ))}
          </ol>
        </Panel>
        <p className="flex gap-2 rounded-box bg-info-wash p-3 text-small">
          <Icon name="lock" size="small" />
          <span className="min-w-0">{t('sellerApplication.private')}</span>
        </p>
      </aside>
    </div>
  )
}
