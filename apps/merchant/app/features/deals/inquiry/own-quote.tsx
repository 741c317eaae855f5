import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import type { Quote } from '@ironsouq/contract/deals/quote/quote.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { CounterAnswer } from '@ironsouq/portal/quote/counter-answer'
import { QuoteFacts } from '@ironsouq/portal/quote/quote-facts'
import { Confirm } from '@ironsouq/ui/patterns/form/confirm'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useState } from 'react'

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

/** A quote of the dealer: the answer to a counter-offer, and what else can be done with it. */
export function OwnQuote({ quote, mayQuote }: { quote: Quote; mayQuote: boolean }) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const { quoteId, counter, actions } = quote
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
            {mayQuote && actions.includes('withdraw') && <Withdraw quoteId={quoteId} />}
          </div>
        </div>
      </Panel>
    </>
  )
}
