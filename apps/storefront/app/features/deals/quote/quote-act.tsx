import {
  QUOTE_NOTE_MAX,
  quoteLabel,
  RESERVATION_HOURS,
} from '@ironsouq/contract/deals/quote/quote.limits'
import type { Quote } from '@ironsouq/contract/deals/quote/quote.schema'
import { capital } from '@ironsouq/i18n/capital'
import { isolated } from '@ironsouq/i18n/isolate'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Spinner } from '@ironsouq/ui/primitives/display/spinner'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { INTENT } from '#kit/form/code-wait.ts'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { PriceField } from './parts/price-field.tsx'
import { atRate, rateText } from './parts/quote-order.ts'
import { type QuoteAct as Act, quotesPath } from './parts/quote-path.ts'
import { amountFault } from './parts/typed-amount.ts'

interface QuoteActProps {
  act: Act
  quote: Quote
  inquiryId: string
  answer: FormAnswer | undefined
}

const LINE = 'flex justify-between gap-3 border-b border-line py-1.5 tabular-nums'

/** What is paid, and what an acceptance does. */
function AcceptBody({ quote }: { quote: Quote }) {
  const t = useT()
  const format = useFormat()
  const { price, cost, rate } = quote
  const shown = atRate(cost?.total ?? price, rate)
  return (
    <>
      <dl>
        {(cost?.parts ?? [{ kind: 'price' as const, amount: price }]).map(({ kind, amount }) => (
          <div key={kind} className={LINE}>
            <dt className="text-ink-2">{t(`quote.cost${capital(kind)}`)}</dt>
            <dd className="font-medium">
              <bdi>{format.money(amount)}</bdi>
            </dd>
          </div>
        ))}
        {cost && (
          <div className="flex justify-between gap-3 border-t-2 border-ink py-2 text-body font-bold tabular-nums">
            <dt>{t('quote.landed', { place: isolated(cost.place) })}</dt>
            <dd>
              <bdi>{format.money(cost.total)}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {shown && (
        <p className="text-micro text-ink-muted">
          <bdi>{format.money(shown)}</bdi>.{' '}
          {t('quote.rate', { currency: rate.currency, rate: rateText(rate) })}
        </p>
      )}
      <ol className="grid list-decimal gap-1 ps-5">
        <li>{t('quote.acceptReserve', { hours: format.number(RESERVATION_HOURS) })}</li>
        <li>{t('quote.acceptProforma')}</li>
        <li>{t('quote.acceptOthers')}</li>
      </ol>
    </>
  )
}

function CounterBody({ quote, answer }: Pick<QuoteActProps, 'quote' | 'answer'>) {
  const t = useT()
  const format = useFormat()
  return (
    <>
      <p>{t('quote.counterBody', { at: format.dateTime(quote.validUntil) })}</p>
      <PriceField
        name="amount"
        defaultValue={answer?.typed?.['amount'] ?? ''}
        error={amountFault(answer?.faults?.fields)}
      />
    </>
  )
}

/** The question before a quote is accepted, countered or declined. */
export function QuoteAct({ act, quote, inquiryId, answer }: QuoteActProps) {
  const t = useT()
  const { quoteId, quoteNo, price, device, seller } = quote
  const isBusy = useNavigation().formData?.get(INTENT) === act
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const faults = answer?.faults
  return (
    <section
      id="act"
      aria-labelledby="act-heading"
      className="grid max-w-150 gap-4 rounded-box border border-line border-t-4 border-t-ink bg-surface p-4 lg:p-5 print:hidden"
    >
      <h2
        id="act-heading"
        ref={heading}
        tabIndex={-1}
        className="text-lead font-bold tracking-tight outline-0"
      >
        {t(`quote.${act}Title`, { no: isolated(quoteLabel(quoteNo)) })}
      </h2>
      <p>
        {device && (
          <b>
            {t('common.titleYear', {
              title: isolated(device.title),
              year: String(device.yearMade),
            })}
          </b>
        )}{' '}
        <span className="text-ink-muted">
          <bdi>{seller.name}</bdi>
        </span>
      </p>
      <Form method="post" className="grid gap-4">
        {faults && (
          <Banner tone="refused" isLive>
            <b>{t('quote.failed')}</b>
            {faults.msg !== '' && <p>{faults.msg}</p>}
          </Banner>
        )}
        <input type="hidden" name="quoteId" value={quoteId} />
        {act === 'accept' && (
          <>
            <input type="hidden" name="price" value={JSON.stringify(price)} />
            <AcceptBody quote={quote} />
          </>
        )}
        {act === 'counter' && <CounterBody quote={quote} answer={answer} />}
        {act === 'decline' && <p>{t('quote.declineBody')}</p>}
        {act !== 'accept' && (
          <PlainInput
            name="note"
            label={t(act === 'decline' ? 'quote.reason' : 'quote.note')}
            maxLength={QUOTE_NOTE_MAX}
            defaultValue={answer?.typed?.['note'] ?? ''}
            error={faults?.fields['note']}
            dir="auto"
          />
        )}
        <div className="flex flex-wrap gap-3">
          <button
            type="submit"
            name={INTENT}
            value={act}
            {...(isBusy && { 'aria-disabled': true, 'data-pending': '' })}
            onClick={(event) => {
              if (isBusy) event.preventDefault()
            }}
            className={buttonLook({ tone: act === 'decline' ? 'danger' : 'money' })}
          >
            {isBusy && <Spinner />}
            {t(`quote.${act}Do`)}
          </button>
          <LocalLink href={quotesPath(inquiryId)} className={buttonLook()}>
            {t('quote.back')}
          </LocalLink>
        </div>
      </Form>
    </section>
  )
}
