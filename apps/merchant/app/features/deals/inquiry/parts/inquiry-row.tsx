import type { SellerInquiryRow } from '@ironsouq/contract/deals/quote/quote-merchant.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import { pictureUrl } from '@ironsouq/portal/api/picture-url.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { QuoteBadge, RequestBadge } from '@ironsouq/portal/quote/quote-badge'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Link } from 'react-router'
import { inquiryPath } from './inquiry-path.ts'
import { TimeLeft } from './time-left.tsx'

/** One inquiry of the list: what is asked, by whom, and how long the answer can take. */
export function InquiryRow({ inquiry }: { inquiry: SellerInquiryRow }) {
  const t = useT()
  const format = useFormat()
  const { inquiryId, inquiryNo, subject, buyer, place, state, quote, unread, device } = inquiry
  const who = [String(inquiryNo), buyer.company || buyer.name, place].filter((text) => text !== '')
  return (
    <li>
      <Link
        to={inquiryPath(inquiryId)}
        className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-2 px-4 py-3 hover:bg-sunk focus-visible:-outline-offset-3 sm:grid-cols-[72px_minmax(0,1fr)_220px] sm:items-center"
      >
        <span className="aspect-4/3 w-18 overflow-hidden rounded-tight bg-sunk max-sm:hidden">
          {device?.picture && (
            <img
              src={pictureUrl(device.picture.src)}
              alt=""
              loading="lazy"
              className="size-full object-cover"
            />
          )}
        </span>
        <span className="grid min-w-0 gap-0.5">
          <span className="flex flex-wrap items-center gap-2">
            <b className="font-semibold wrap-anywhere">
              <bdi>{subject}</bdi>
            </b>
            {unread > 0 && <Badge tone="ink">{t('merchantInquiry.unread')}</Badge>}
          </span>
          {device && (
            <span className="text-small wrap-anywhere">
              {t('common.titleYear', {
                title: isolated(device.title),
                year: String(device.yearMade),
              })}{' '}
              <bdi dir="ltr" className="text-ink-muted">
                {device.stockNo}
              </bdi>
            </span>
          )}
          <span className="text-micro text-ink-muted wrap-anywhere">
            {who.map((text, i) => (
              <span key={text}>
                {i > 0 && ' · '}
                <bdi>{text}</bdi>
              </span>
            ))}
          </span>
        </span>
        <span className="grid gap-1.5 justify-items-start *:last:w-full">
          {quote ? (
            <span className="flex flex-wrap items-center gap-2">
              <QuoteBadge state={quote.state} />
              <bdi className="text-small font-semibold tabular-nums">
                {format.money(quote.price)}
              </bdi>
            </span>
          ) : (
            state !== 'open' && <RequestBadge state={state} />
          )}
          {state === 'open' && <TimeLeft minutes={inquiry.workingMinutesLeft} />}
        </span>
      </Link>
    </li>
  )
}
