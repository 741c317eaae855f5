import type {
  Quote,
  QuoteRequest,
  QuotesOfInquiry,
} from '@ironsouq/contract/deals/quote/quote.schema'
import { capital } from '@ironsouq/i18n/capital'
import { isolated } from '@ironsouq/i18n/isolate'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { Picture } from '#kit/page/picture.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { atRate, inOrder, isTaken, lowestOf } from './quote-order.ts'
import { quoteActPath, quotesPath } from './quote-path.ts'
import { QuoteResult } from './quote-result.tsx'
import { QuoteStateBadge } from './quote-state.tsx'

function QuoteLine({ quote, inquiryId, isLowest }: QuoteLineProps) {
  const t = useT()
  const format = useFormat()
  const { quoteId, device, seller, price, cost, rate, state, validUntil, actions } = quote
  const shown = atRate(cost?.total ?? price, rate)
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-b border-line py-3 sm:grid-cols-[96px_minmax(0,1fr)_auto_auto]">
      <span className="grid aspect-4/3 place-items-center overflow-hidden rounded-tight bg-sunk text-ink-muted">
        {device?.picture ? (
          <Picture picture={device.picture} alt="" sizes="96px" />
        ) : (
          <Icon name="truck" />
        )}
      </span>
      <div className="grid min-w-0 gap-0.5">
        <h3 className="font-bold wrap-anywhere">
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
        </h3>
        <p className="text-micro text-ink-muted">
          <bdi>{seller.name}</bdi>
        </p>
        <p className="flex flex-wrap items-center gap-2 text-micro text-ink-muted">
          <QuoteStateBadge state={state} />
          {actions.length > 0 && (
            <span>
              {t('quote.validUntil')} <bdi>{format.dateTime(validUntil)}</bdi>
            </span>
          )}
        </p>
      </div>
      <p className="grid max-sm:col-start-2 sm:justify-items-end">
        <bdi className="text-lead font-extrabold tabular-nums">
          {format.money(cost?.total ?? price)}
        </bdi>
        {shown && (
          <bdi className="text-micro text-ink-muted tabular-nums">{format.money(shown)}</bdi>
        )}
        <span className="flex flex-wrap items-center gap-1.5 text-micro text-ink-muted">
          {cost ? t('quote.landed', { place: isolated(cost.place) }) : t('quote.price')}
          {isLowest && <Badge tone="ink">{t('quote.lowest')}</Badge>}
        </span>
      </p>
      {actions.includes('accept') && (
        <LocalLink
          href={quoteActPath(inquiryId, 'accept', quoteId)}
          prefetch="none"
          className={`max-sm:col-start-2 max-sm:justify-self-start ${buttonLook({ tone: quote.isAskedFor ? 'money' : 'line', size: 'dense' })}`}
        >
          {t('quote.accept')}
        </LocalLink>
      )}
    </li>
  )
}

interface QuoteLineProps {
  quote: Quote
  inquiryId: string
  isLowest: boolean
}

function RequestLine({ request }: { request: QuoteRequest }) {
  const t = useT()
  const { seller, state, note } = request
  return (
    <li className="text-ink-muted">
      <bdi>{seller?.name ?? t('quote.ownStock')}</bdi>: {t(`quote.request${capital(state)}`)}
      {note !== '' && (
        <span dir="auto" className="block whitespace-pre-line wrap-anywhere">
          {note}
        </span>
      )}
    </li>
  )
}

interface QuotesSectionProps {
  inquiryId: string
  given: QuotesOfInquiry
}

/** The quotes for an inquiry from the lowest landed price on, and the sellers without one. */
export function QuotesSection({ inquiryId, given }: QuotesSectionProps) {
  const t = useT()
  const { quotes, requests } = given
  const silent = requests.filter(({ state }) => state !== 'quoted' && state !== 'waiting')
  const lowest = lowestOf(quotes)
  const taken = quotes.find(isTaken)
  return (
    <section aria-labelledby="quotes" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t-2 border-ink pt-3">
        <h2 id="quotes" className="text-lead font-bold tracking-tight">
          {t('quote.count', { count: quotes.length })}
        </h2>
        {quotes.length > 0 && (
          <LocalLink href={quotesPath(inquiryId)} className="underline underline-offset-3">
            {t('quote.compare')}
          </LocalLink>
        )}
      </div>
      {taken && <QuoteResult quote={taken} />}
      {quotes.length === 0 && <p className="text-ink-muted">{t('quote.noneBody')}</p>}
      {quotes.length > 0 && (
        <ul className="border-t border-line">
          {inOrder(quotes).map((quote) => (
            <QuoteLine
              key={quote.quoteId}
              quote={quote}
              inquiryId={inquiryId}
              isLowest={quote.quoteId === lowest}
            />
          ))}
        </ul>
      )}
      {silent.length > 0 && (
        <ul className="grid gap-1 text-small">
          {silent.map((request) => (
            <RequestLine key={request.requestId} request={request} />
          ))}
        </ul>
      )}
    </section>
  )
}
