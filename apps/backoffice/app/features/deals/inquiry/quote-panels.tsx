import type { StaffInquiry } from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import type {
  Quote,
  QuoteRequest,
  QuotesOfInquiry,
} from '@ironsouq/contract/deals/quote/quote.schema'
import { quoteStaffEndpoints } from '@ironsouq/contract/deals/quote/quote.staff.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { CounterAnswer } from '@ironsouq/portal/quote/counter-answer'
import { RequestBadge } from '@ironsouq/portal/quote/quote-badge'
import { QuoteFacts } from '@ironsouq/portal/quote/quote-facts'
import { Confirm } from '@ironsouq/ui/patterns/form/confirm'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useState } from 'react'
import { AskSeller } from './ask-seller.tsx'

const { answer, proforma } = quoteStaffEndpoints

function RequestLine({ request }: { request: QuoteRequest }) {
  const t = useT()
  const format = useFormat()
  const { seller, state, dueAt, answeredAt, note } = request
  return (
    <li className="grid gap-0.5 py-2">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <bdi className="font-semibold wrap-anywhere">{seller?.name ?? t('quote.ownStock')}</bdi>
        <RequestBadge state={state} />
      </span>
      <span className="text-micro text-ink-muted">
        {state === 'open' &&
          dueAt !== null &&
          t('backofficeInquiry.dueBy', { at: format.dateTime(dueAt) })}
        {answeredAt !== null &&
          t('backofficeInquiry.repliedAt', { at: format.dateTime(answeredAt) })}
      </span>
      {note !== '' && (
        <span dir="auto" className="whitespace-pre-line wrap-anywhere">
          {note}
        </span>
      )}
    </li>
  )
}

/** The sellers who have the inquiry or wait for it, and the state of each. */
export function RequestsPanel({
  inquiry,
  requests,
}: {
  inquiry: StaffInquiry
  requests: readonly QuoteRequest[]
}) {
  const t = useT()
  const mayReview = useMay('inquiry.review')
  const [isAsking, setAsking] = useState(false)
  return (
    <Panel heading={t('backofficeInquiry.requests')}>
      {requests.length === 0 ? (
        <p className="text-ink-muted">{t('backofficeInquiry.noRequests')}</p>
      ) : (
        <ol className="divide-y divide-line">
          {requests.map((request) => (
            <RequestLine key={request.requestId} request={request} />
          ))}
        </ol>
      )}
      {mayReview && inquiry.state === 'pushed' && (
        <div className="pt-3">
          <Button size="portal" icon="plus" onPress={() => setAsking(true)}>
            {t('backofficeInquiry.askSeller')}
          </Button>
        </div>
      )}
      {isAsking && (
        <AskSeller inquiry={inquiry} requests={requests} onDone={() => setAsking(false)} />
      )}
    </Panel>
  )
}

const ACTS = ['withdraw', 'release', 'sell'] as const
type Act = (typeof ACTS)[number]

/** What staff do with a quote, each after a question. */
function QuoteActs({ quote }: { quote: Quote }) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [asked, ask] = useState<Act>()
  const { quoteId, actions } = quote
  const start = async (act: Act) => {
    if (!(await run(() => api(quoteStaffEndpoints[act], { body: { quoteId } })))) return
    toasts.show({ text: t('backofficeInquiry.quoteDone') })
  }
  const open = async () => {
    const link = await run(() => api(proforma, { query: { quoteId } }))
    if (link) location.assign(link.url)
  }
  const mayEdit = useMay('quote.edit')
  return (
    <div className="flex flex-wrap gap-2">
      {quote.proforma?.isReady === true && (
        <Button size="portal" icon="doc" isPending={isRunning} onPress={() => void open()}>
          {t('quote.openProforma')}
        </Button>
      )}
      {mayEdit &&
        ACTS.filter((act) => actions.includes(act)).map((act) => (
          <Button
            key={act}
            size="portal"
            tone={act === 'sell' ? 'ink' : 'line'}
            isPending={isRunning}
            onPress={() => ask(act)}
          >
            {t(`backofficeInquiry.${act}Quote`)}
          </Button>
        ))}
      {asked && (
        <Confirm
          title={t(`backofficeInquiry.${asked}Quote`)}
          confirm={t(`backofficeInquiry.${asked}Quote`)}
          cancel={t('portal.cancel')}
          isOpen
          onAnswer={(given) => {
            ask(undefined)
            if (given === 'confirm') void start(asked)
          }}
        >
          {t(`backofficeInquiry.${asked}Body`)}
        </Confirm>
      )}
    </div>
  )
}

function QuotePanel({ quote }: { quote: Quote }) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const mayEdit = useMay('quote.edit')
  const { counter, actions, seller } = quote
  return (
    <Panel heading={`${t('quote.one')}: ${seller.name}`}>
      <div className="grid gap-4">
        <QuoteFacts quote={quote} />
        {mayEdit && counter !== null && actions.includes('acceptCounter') && (
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
        )}
        <QuoteActs quote={quote} />
      </div>
    </Panel>
  )
}

/** The quotes that sellers made for the inquiry. */
export function QuotePanels({ quotes }: Pick<QuotesOfInquiry, 'quotes'>) {
  return quotes.map((quote) => <QuotePanel key={quote.quoteId} quote={quote} />)
}
