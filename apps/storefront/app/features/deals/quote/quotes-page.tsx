import { quoteLabel } from '@ironsouq/contract/deals/quote/quote.limits'
import type {
  Quote,
  QuoteRequest,
  QuotesOfInquiry,
} from '@ironsouq/contract/deals/quote/quote.schema'
import { capital } from '@ironsouq/i18n/capital'
import { isolated } from '@ironsouq/i18n/isolate'
import type { Key } from '@ironsouq/i18n/messages'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { Breadcrumb } from '@ironsouq/ui/patterns/page/breadcrumb'
import { type ButtonTone, buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { DeviceGrade } from '#features/machines/device/parts/device-grade.tsx'
import { useMoneyText } from '#features/money/currency/parts/use-money-text.ts'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { PageHead } from '#kit/list/page-head.tsx'
import { sellerPath } from '#kit/navigation/catalog-paths.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { Picture } from '#kit/page/picture.tsx'
import { useNews } from '#kit/session/use-news.ts'
import { useT } from '#kit/text/use-t.ts'
import { inOrder, isTaken } from './parts/quote-order.ts'
import { QUOTE_ACTS, type QuoteAct as Act, quoteActPath } from './parts/quote-path.ts'
import { QuoteResult } from './parts/quote-result.tsx'
import { QuoteStateBadge } from './parts/quote-state.tsx'
import { QuoteAct } from './quote-act.tsx'
import { type QuoteRow, useQuoteRows } from './use-quote-rows.tsx'

export interface ShownQuotes {
  inquiryId: string
  inquiryNo: number
  subject: string
  given: QuotesOfInquiry
  /** The question that the page asks. */
  asked: { act: Act; quoteId: string } | undefined
  /** What was done just now. */
  done: Key | undefined
}

/** On a desktop every cell of a row is as high as the others; the unused rows of the grid are empty. */
const COLUMN = 'lg:row-span-full lg:grid lg:grid-rows-subgrid'
const CELL = 'border-b border-line lg:block lg:px-3 lg:py-2'

const lookOf = ({ isGroup = false, isTotal = false }: QuoteRow) => {
  if (isTotal) return 'border-y-2 border-y-ink py-2 lg:py-3'
  return isGroup ? 'border-b-line-strong pt-5 pb-2 lg:pt-5' : 'py-1.5'
}

function Head({ quote }: { quote: Quote }) {
  const t = useT()
  const { device, seller, isAskedFor, quoteNo, state, isByStaff } = quote
  return (
    <header className="grid grid-cols-[96px_minmax(0,1fr)] items-center gap-x-3 gap-y-1 pb-3 lg:grid-cols-[minmax(0,1fr)] lg:content-start lg:px-3 lg:pt-3">
      <span className="relative grid aspect-4/3 w-full place-items-center overflow-hidden rounded-box bg-sunk text-ink-muted">
        {device?.picture ? (
          <Picture picture={device.picture} alt="" sizes="(width >= 1024px) 260px, 96px" />
        ) : (
          <Icon name="truck" />
        )}
        {device && (
          <span className="absolute start-1 bottom-1 flex">
            <DeviceGrade grade={device.grade} size="small" inspected={device.inspected} />
          </span>
        )}
      </span>
      <div className="grid min-w-0 justify-items-start gap-1">
        <h2 className="text-body font-bold wrap-anywhere">
          {device ? (
            <LocalLink href={`/device-detail/${device.deviceId}`} className="hover:underline">
              {t('common.titleYear', {
                title: isolated(device.title),
                year: String(device.yearMade),
              })}
            </LocalLink>
          ) : (
            t('quote.one')
          )}
        </h2>
        <LocalLink
          href={sellerPath(seller.code)}
          className="text-micro underline underline-offset-3"
        >
          <bdi>{seller.name}</bdi>
        </LocalLink>
        <span className="flex flex-wrap gap-1">
          <Badge tone={isAskedFor ? 'ink' : 'plain'}>
            {t(isAskedFor ? 'quote.asked' : 'quote.instead')}
          </Badge>
          <QuoteStateBadge state={state} />
        </span>
        <span className="text-micro text-ink-muted">
          <bdi>{quoteLabel(quoteNo)}</bdi>
          {isByStaff && <span className="block">{t('quote.byStaff')}</span>}
        </span>
      </div>
    </header>
  )
}

const toneOf = (act: Act, { isAskedFor }: Quote): ButtonTone => {
  if (act !== 'accept') return 'quiet'
  return isAskedFor ? 'money' : 'line'
}

function Acts({ quote, inquiryId }: { quote: Quote; inquiryId: string }) {
  const t = useT()
  const acts = QUOTE_ACTS.filter((act) => quote.actions.includes(act))
  return (
    <footer className="grid grid-cols-2 content-start gap-2 pt-3 *:first:col-span-full lg:grid-cols-1 lg:p-3 print:hidden">
      {acts.map((act) => (
        <LocalLink
          key={act}
          href={quoteActPath(inquiryId, act, quote.quoteId)}
          prefetch="none"
          rel="nofollow"
          className={buttonLook({ tone: toneOf(act, quote), isWide: true })}
        >
          {t(`quote.${act}`)}
          <span className="sr-only">
            {' '}
            <bdi>{quoteLabel(quote.quoteNo)}</bdi>
          </span>
        </LocalLink>
      ))}
    </footer>
  )
}

interface ColumnProps {
  quote: Quote
  rows: readonly QuoteRow[]
  inquiryId: string
}

function Column({ quote, rows, inquiryId }: ColumnProps) {
  const look = quote.isAskedFor
    ? 'border-t-4 border-t-ink bg-surface'
    : 'bg-surface lg:bg-transparent'
  return (
    <article
      className={`min-w-0 rounded-box border border-line p-3 lg:rounded-none lg:border-y-0 lg:border-e-0 lg:p-0 ${look} ${COLUMN}`}
    >
      <Head quote={quote} />
      <dl className="contents">
        {rows.map((row) => (
          <div
            key={row.code}
            className={`flex items-baseline justify-between gap-3 ${CELL} ${lookOf(row)} ${row.isGroup ? 'max-lg:hidden' : ''}`}
          >
            {row.isGroup ? null : (
              <>
                <dt className={`text-ink-muted lg:sr-only ${row.isTotal ? 'font-bold' : ''}`}>
                  {row.label}
                </dt>
                <dd className="min-w-0 text-end font-medium break-words tabular-nums lg:text-start">
                  {row.cell(quote) || <span className="text-ink-muted">–</span>}
                </dd>
              </>
            )}
          </div>
        ))}
      </dl>
      <Acts quote={quote} inquiryId={inquiryId} />
    </article>
  )
}

/** The names of the rows, which on a phone stand beside each value. */
function RowNames({ rows }: { rows: readonly QuoteRow[] }) {
  return (
    <div aria-hidden="true" className={`hidden ${COLUMN}`}>
      <span />
      {rows.map((row) => (
        <span
          key={row.code}
          className={`block pe-3 ${CELL} lg:ps-0 ${lookOf(row)} ${row.isGroup || row.isTotal ? 'font-bold' : 'text-ink-muted'}`}
        >
          {row.label}
        </span>
      ))}
    </div>
  )
}

function Refusals({ requests }: { requests: readonly QuoteRequest[] }) {
  const t = useT()
  const over = requests.filter(({ state }) => state === 'declined' || state === 'lapsed')
  if (over.length === 0) return null
  return (
    <ul className="grid gap-1 text-ink-muted">
      {over.map(({ requestId, seller, state, note }) => (
        <li key={requestId}>
          <bdi>{seller?.name ?? t('quote.ownStock')}</bdi>: {t(`quote.request${capital(state)}`)}
          {note !== '' && (
            <span dir="auto" className="block whitespace-pre-line wrap-anywhere">
              {note}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function States({ quotes }: { quotes: readonly Quote[] }) {
  const t = useT()
  const money = useMoneyText()
  return quotes.map((quote) => {
    const { quoteId, state, counter } = quote
    if (isTaken(quote)) return <QuoteResult key={quoteId} quote={quote} />
    if (state !== 'countered' || !counter) return null
    return (
      <Banner key={quoteId} tone="wait">
        <b>{t('quote.counteredLead', { price: isolated(money.both(counter.price)) })}</b>
        <p>{t('quote.counteredBody')}</p>
      </Banner>
    )
  })
}

interface QuotesPageProps {
  shown: ShownQuotes
  answer: FormAnswer | undefined
}

/** The quotes for an inquiry side by side, on a phone one below the other. */
export function QuotesPage({ shown, answer }: QuotesPageProps) {
  const t = useT()
  const { inquiryId, inquiryNo, subject, given, asked, done } = shown
  useNews()
  const quotes = inOrder(given.quotes)
  const rows = useQuoteRows(quotes)
  const chosen = asked && quotes.find(({ quoteId }) => quoteId === asked.quoteId)
  const detail = `/inquiry-detail/${inquiryId}`
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-4 pb-10">
      <Breadcrumb
        label={t('common.breadcrumb')}
        crumbs={[
          {
            key: 'list',
            content: <LocalLink href="/user-center/inquiry-list">{t('shell.inquiries')}</LocalLink>,
          },
          { key: 'inquiry', content: <LocalLink href={detail}>{subject}</LocalLink> },
          { key: 'quotes', content: t('quote.compare') },
        ]}
      />
      <PageHead
        title={t('quote.count', { count: quotes.length })}
        lead={t('quote.compareLead', { no: String(inquiryNo) })}
      />
      {done && (
        <Banner tone="proven" isLive>
          {t(done)}
        </Banner>
      )}
      {asked && chosen && (
        <QuoteAct
          key={`${asked.act}${asked.quoteId}`}
          act={asked.act}
          quote={chosen}
          inquiryId={inquiryId}
          answer={answer}
        />
      )}
      <States quotes={quotes} />
      {quotes.length === 0 ? (
        <EmptyState title={t('quote.count', { count: 0 })} body={t('quote.noneBody')}>
          <LocalLink href={detail} className={buttonLook()}>
            {t('quote.back')}
          </LocalLink>
        </EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:auto-cols-[minmax(0,300px)] lg:grid-flow-col lg:grid-cols-[148px] lg:grid-rows-[repeat(32,auto)] lg:gap-0">
          <RowNames rows={rows} />
          {quotes.map((quote) => (
            <Column key={quote.quoteId} quote={quote} rows={rows} inquiryId={inquiryId} />
          ))}
        </div>
      )}
      <Refusals requests={given.requests} />
      <p className="text-ink-muted">{t('quote.contactNote')}</p>
    </div>
  )
}
