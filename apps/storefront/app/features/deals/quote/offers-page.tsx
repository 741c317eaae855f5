import { quoteLabel } from '@ironsouq/contract/deals/quote/quote.limits'
import type { Quote } from '@ironsouq/contract/deals/quote/quote.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import type { Key } from '@ironsouq/i18n/messages'
import { type Fact, FactsTable } from '@ironsouq/ui/patterns/fact/facts-table'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { type ButtonTone, buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Form } from 'react-router'
import { useMoneyText } from '#features/money/currency/parts/use-money-text.ts'
import { INTENT } from '#kit/form/code-wait.ts'
import { answerFor, type FormAnswer } from '#kit/form/form-answer.ts'
import { Busy } from '#kit/list/busy.tsx'
import { Page, PageHead } from '#kit/list/page-head.tsx'
import { Pager } from '#kit/list/pager.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useNews } from '#kit/session/use-news.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { isTaken } from './parts/quote-order.ts'
import { OFFERS_PAGE } from './parts/quote-path.ts'
import { QuoteResult } from './parts/quote-result.tsx'
import { QuoteStateBadge } from './parts/quote-state.tsx'

export interface Offers {
  current: number
  size: number
  last: number
  total: number
  records: readonly Quote[]
  /** What was done just now. */
  done: Key | undefined
}

function useFacts({ price, counter, device, validUntil, seller }: Quote): Fact[] {
  const t = useT()
  const format = useFormat()
  const money = useMoneyText()
  const facts: [string, Fact['value'] | null][] = [
    [t('quote.groupSeller'), <bdi key="seller">{seller.name}</bdi>],
    [
      t('quote.asking'),
      device?.listPrice ? <bdi key="asking">{money.both(device.listPrice)}</bdi> : null,
    ],
    [t('quote.offerPrice'), <bdi key="price">{money.both(price)}</bdi>],
    [t('quote.sellerPrice'), counter && <bdi key="counter">{money.both(counter.price)}</bdi>],
    [t('quote.validUntil'), <bdi key="until">{format.dateTime(validUntil)}</bdi>],
  ]
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))
}

interface OfferActProps {
  intent: string
  tone: ButtonTone
  text: string
}

function OfferAct({ intent, tone, text }: OfferActProps) {
  return (
    <button
      type="submit"
      name={INTENT}
      value={intent}
      className={buttonLook({ tone, size: 'dense' })}
    >
      {text}
    </button>
  )
}

function Offer({ offer, answer }: { offer: Quote; answer: FormAnswer | undefined }) {
  const t = useT()
  const format = useFormat()
  const facts = useFacts(offer)
  const { quoteId, quoteNo, device, state, price, counter, actions } = offer
  const faults = answerFor(answer, quoteId)?.faults
  return (
    <li className="grid gap-3 border-b border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-bold wrap-anywhere">
          {device ? (
            <LocalLink href={`/device-detail/${device.deviceId}`} className="hover:underline">
              {t('common.titleYear', {
                title: isolated(device.title),
                year: String(device.yearMade),
              })}
            </LocalLink>
          ) : (
            <bdi>{quoteLabel(quoteNo)}</bdi>
          )}
        </h2>
        <QuoteStateBadge state={state} />
      </div>
      {faults && (
        <Banner tone="refused" isLive>
          <b>{t('quote.failed')}</b>
          {faults.msg !== '' && <p>{faults.msg}</p>}
        </Banner>
      )}
      {isTaken(offer) && <QuoteResult quote={offer} />}
      <FactsTable facts={facts} />
      {actions.length > 0 && (
        <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
          <input type="hidden" name="quoteId" value={quoteId} />
          {counter && actions.includes('acceptCounter') && (
            <OfferAct
              intent="accept"
              tone="money"
              text={t('quote.takePrice', { price: format.money(counter.price) })}
            />
          )}
          {actions.includes('keep') && (
            <OfferAct
              intent="keep"
              tone="line"
              text={t('quote.keepPrice', { price: format.money(price) })}
            />
          )}
          {actions.includes('withdraw') && (
            <OfferAct intent="withdraw" tone="quiet" text={t('quote.withdrawOffer')} />
          )}
        </Form>
      )}
    </li>
  )
}

interface OffersPageProps {
  offers: Offers
  answer: FormAnswer | undefined
}

/** The member's offers on listed prices, and the answers of the sellers. */
export function OffersPage({ offers, answer }: OffersPageProps) {
  const t = useT()
  const { current, size, last, total, records, done } = offers
  useNews()
  return (
    <Page>
      <PageHead title={t('shell.offers')} />
      {done && (
        <Banner tone="proven" isLive>
          {t(done)}
        </Banner>
      )}
      <Busy>
        {records.length === 0 ? (
          <EmptyState title={t('quote.offersNone')} body={t('quote.offersNoneBody')}>
            <LocalLink href="/device-list?priceMode=offer" className={buttonLook({ tone: 'ink' })}>
              {t('quote.offersBrowse')}
            </LocalLink>
          </EmptyState>
        ) : (
          <ul className="border-t-2 border-ink">
            {records.map((offer) => (
              <Offer key={offer.quoteId} offer={offer} answer={answer} />
            ))}
          </ul>
        )}
        {total > 0 && (
          <Pager
            current={current}
            size={size}
            total={total}
            last={last}
            at={(page) => (page === 1 ? OFFERS_PAGE : `${OFFERS_PAGE}?current=${page}`)}
          />
        )}
      </Busy>
    </Page>
  )
}
