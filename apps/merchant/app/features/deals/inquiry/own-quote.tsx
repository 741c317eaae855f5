import type { SellerInquiry } from '@ironsouq/contract/deals/quote/quote-merchant.schema'
import { quoteLabel } from '@ironsouq/contract/deals/quote/quote.limits'
import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import type { Quote } from '@ironsouq/contract/deals/quote/quote.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { CounterAnswer } from '@ironsouq/portal/quote/counter-answer'
import { QuoteFacts } from '@ironsouq/portal/quote/quote-facts'
import { Confirm } from '@ironsouq/ui/patterns/form/confirm'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useState } from 'react'
import { QuoteComposer } from './quote-composer.tsx'

const { answer, withdraw, proforma } = quoteMerchantEndpoints

/** Withdraws a quote after a question. */
function Withdraw({ quoteId }: { quoteId: string }) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [isAsking, setAsking] = useState(false)
  const start = async () => {
    if (!(await run(() => api(withdraw, { body: { quoteId } })))) return
    toasts.show({ text: t('merchantInquiry.withdrawn') })
  }
  return (
    <>
      <Button tone="danger" size="portal" isPending={isRunning} onPress={() => setAsking(true)}>
        {t('merchantInquiry.withdraw')}
      </Button>
      <Confirm
        title={t('merchantInquiry.withdraw')}
        confirm={t('merchantInquiry.withdraw')}
        cancel={t('portal.cancel')}
        isDanger
        isOpen={isAsking}
        onAnswer={(given) => {
          setAsking(false)
          if (given === 'confirm') void start()
        }}
      >
        {t('merchantInquiry.withdrawBody')}
      </Confirm>
    </>
  )
}

/** The address of the PDF is valid for a minute, so it is asked for when it is opened. */
function OpenProforma({ quoteId }: { quoteId: string }) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const open = async () => {
    const link = await run(() => api(proforma, { query: { quoteId } }))
    if (link) location.assign(link.url)
  }
  return (
    <Button tone="ink" size="portal" icon="doc" isPending={isRunning} onPress={() => void open()}>
      {t('quote.openProforma')}
    </Button>
  )
}

interface OwnQuoteProps {
  inquiry: SellerInquiry
  quote: Quote
  mayQuote: boolean
}

/** A quote of the dealer: the answer to a counter-offer, and what else can be done with it. */
export function OwnQuote({ inquiry, quote, mayQuote }: OwnQuoteProps) {
  const t = useT()
  const [isChanging, setChanging] = useState(false)
  const { run, isRunning } = useCommand()
  const { quoteId, counter, actions } = quote
  const mayChange = mayQuote && actions.includes('replace') && quote.device !== null
  if (isChanging && mayChange)
    return <QuoteComposer inquiry={inquiry} before={quote} onClose={() => setChanging(false)} />
  const isCountered = mayQuote && counter !== null && actions.includes('acceptCounter')
  return (
    <>
      {isCountered && (
        <Panel heading={t('portalQuote.counterTitle')}>
          <CounterAnswer
            quote={quote}
            counter={counter}
            isSending={isRunning}
            send={(body) =>
              void run(() => api(answer, { body })).then((done) => {
                if (done) toasts.show({ text: t('portalQuote.answerSent') })
              })
            }
          />
        </Panel>
      )}
      <Panel heading={t('merchantInquiry.yourQuote')}>
        <div className="grid gap-4">
          <QuoteFacts quote={quote} />
          <div className="flex flex-wrap gap-2">
            {quote.proforma?.isReady === true && <OpenProforma quoteId={quoteId} />}
            {mayChange && (
              <Button tone="ink" size="portal" onPress={() => setChanging(true)}>
                {t('merchantInquiry.changeQuote')}
              </Button>
            )}
            {mayQuote && actions.includes('withdraw') && <Withdraw quoteId={quoteId} />}
          </div>
        </div>
      </Panel>
    </>
  )
}

/** The versions that a newer quote replaced, the last first. */
export function ReplacedQuotes({ quotes }: { quotes: readonly Quote[] }) {
  const t = useT()
  const format = useFormat()
  return (
    <Panel heading={t('merchantInquiry.replacedQuotes')}>
      <ul className="divide-y divide-line text-small">
        {quotes
          .toSorted((a, b) => b.quoteNo - a.quoteNo)
          .map(({ quoteId, quoteNo, price, createdAt }) => (
            <li
              key={quoteId}
              className="flex flex-wrap items-baseline justify-between gap-x-3 py-2"
            >
              <span>
                <bdi>{quoteLabel(quoteNo)}</bdi>{' '}
                <span className="text-ink-muted">{format.dateTime(createdAt)}</span>
              </span>
              <bdi className="font-medium tabular-nums">{format.money(price)}</bdi>
            </li>
          ))}
      </ul>
    </Panel>
  )
}
