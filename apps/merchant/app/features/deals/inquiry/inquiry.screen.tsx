import { ThreadPage } from '@ironsouq/contract/deals/inquiry/inquiry.schema'
import type { SellerInquiry } from '@ironsouq/contract/deals/quote/quote-merchant.schema'
import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import { capital } from '@ironsouq/i18n/capital'
import { isolated } from '@ironsouq/i18n/isolate'
import { LOCALES } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { pictureUrl } from '@ironsouq/portal/api/picture-url.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { RequestBadge } from '@ironsouq/portal/quote/quote-badge'
import { PhoneNumber } from '@ironsouq/portal/screen/phone-number'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { type Fact, FactsTable } from '@ironsouq/ui/patterns/fact/facts-table'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { devicePath } from '#features/machines/device/parts/device-path.ts'
import type { Route } from './+types/inquiry.screen.ts'
import { SellerReply, SellerThread } from './inquiry-thread.tsx'
import { OwnQuote, ReplacedQuotes } from './own-quote.tsx'
import { TimeLeft } from './parts/time-left.tsx'
import { QuoteComposer } from './quote-composer.tsx'

const { inquiry: detail, read } = quoteMerchantEndpoints

export const clientLoader = ({ params: { inquiryId }, url }: Route.ClientLoaderArgs) => {
  const { data: page } = ThreadPage.safeParse(Object.fromEntries(url.searchParams))
  return api(detail, { query: { inquiryId, ...page } })
}

const LINK = 'underline underline-offset-3'

function useBuyerFacts(inquiry: SellerInquiry): Fact[] {
  const t = useT()
  const format = useFormat()
  const { buyer, country, place, quantity, keywords, description, contact } = inquiry
  const names = new Intl.DisplayNames(LOCALES[currentLocale()].bcp47, { type: 'region' })
  const land = country === '' ? '' : (names.of(country) ?? country)
  const facts: [string, Fact['value']][] = [
    [t('portalPeople.name'), <bdi key="name">{buyer.name}</bdi>],
    [t('merchantInquiry.company'), buyer.company && <bdi key="company">{buyer.company}</bdi>],
    [t('merchantInquiry.destination'), place || land],
    [t('merchantInquiry.quantity'), format.number(quantity)],
    [
      t('portalQuote.points'),
      inquiry.points.map((point) => t(`portalQuote.point${capital(point)}`)).join(' · '),
    ],
    [t('merchantInquiry.keywords'), keywords && <bdi key="keywords">{keywords}</bdi>],
    [t('merchantInquiry.description'), description && <bdi key="more">{description}</bdi>],
    [
      t('merchantInquiry.contact'),
      contact ? (
        <span key="contact" className="grid">
          <PhoneNumber number={contact.phone} />
          <bdi dir="ltr" className="wrap-anywhere">
            {contact.email}
          </bdi>
        </span>
      ) : (
        <span key="contact" className="text-ink-muted">
          {t('merchantInquiry.contactLater')}
        </span>
      ),
    ],
  ]
  return facts.flatMap(([label, value]) => (value === '' ? [] : [{ label, value }]))
}

function Machine({ device }: { device: NonNullable<SellerInquiry['device']> }) {
  const t = useT()
  const { deviceId, title, yearMade, stockNo, picture } = device
  return (
    <Link
      to={devicePath(deviceId)}
      className="grid grid-cols-[96px_minmax(0,1fr)] items-center gap-3 rounded-box border border-line bg-surface p-3 hover:border-ink"
    >
      <span className="aspect-4/3 overflow-hidden rounded-tight bg-sunk">
        {picture && <img src={pictureUrl(picture.src)} alt="" className="size-full object-cover" />}
      </span>
      <span className="grid min-w-0">
        <b className="text-body font-bold wrap-anywhere">
          {t('common.titleYear', { title: isolated(title), year: String(yearMade) })}
        </b>
        <bdi className="text-micro text-ink-muted">{stockNo}</bdi>
      </span>
    </Link>
  )
}

/** Who opens the screen has read what it shows. */
function useMarkRead({ inquiryId, unread, messages, isLatest }: SellerInquiry): void {
  const { run } = useCommand()
  const seq = messages.at(-1)?.seq ?? 1
  useEffect(() => {
    if (unread > 0 && isLatest) void run(() => api(read, { body: { inquiryId, seq } }))
  }, [run, inquiryId, unread, isLatest, seq])
}

/** The end of the time to answer, as long as the dealer has to. */
function Deadline({ inquiry }: { inquiry: SellerInquiry }) {
  const t = useT()
  const format = useFormat()
  const { state, dueAt, workingMinutesLeft } = inquiry
  if (state !== 'open') return <RequestBadge state={state} />
  return (
    <div className="grid w-60 max-w-full gap-1">
      <TimeLeft minutes={workingMinutesLeft} />
      <p className="text-micro text-ink-muted">
        {t('merchantInquiry.replyBy')} <bdi>{format.dateTime(dueAt)}</bdi>
      </p>
    </div>
  )
}

/** One inquiry with its thread, and the quote at its side [IN-6]. */
export default function InquiryScreen({ loaderData: inquiry }: Route.ComponentProps) {
  const t = useT()
  const mayReply = useMay('inquiry.reply')
  const mayQuote = useMay('quote.edit')
  const facts = useBuyerFacts(inquiry)
  useMarkRead(inquiry)
  const { inquiryId, inquiryNo, subject, state, device, quotes, otherSellers } = inquiry
  const { isLatest, earlierBefore } = inquiry
  const replaced = quotes.filter((quote) => quote.state === 'replaced')
  const current = quotes.filter((quote) => quote.state !== 'replaced')
  const isOpen = state === 'open' || state === 'quoted'
  return (
    <ScreenPage
      title={`${t('merchantInquiry.one')} ${inquiryNo}`}
      back={{ to: '/inquiries', text: t('merchantInquiry.all') }}
    >
      <ScreenBody>
        <p className="text-micro max-lg:hidden">
          <Link to="/inquiries" className={LINK}>
            {t('merchantInquiry.all')}
          </Link>
        </p>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <p className="min-w-0 text-title font-bold wrap-anywhere">
            <bdi>{subject}</bdi>
          </p>
          <Deadline inquiry={inquiry} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(320px,2fr)]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {device && <Machine device={device} />}
            <Panel
              heading={t('merchantInquiry.buyer')}
              note={t('merchantInquiry.others', { count: otherSellers })}
            >
              <FactsTable facts={facts} />
            </Panel>
            <Panel heading={t('merchantInquiry.messages')}>
              <div className="grid gap-4">
                {earlierBefore !== null && (
                  <Link to={`?before=${earlierBefore}`} className={LINK}>
                    {t('merchantInquiry.earlier')}
                  </Link>
                )}
                <SellerThread inquiry={inquiry} />
                {!isLatest && (
                  <Link to="?" className={LINK}>
                    {t('merchantInquiry.latest')}
                  </Link>
                )}
                {isOpen && mayReply && <SellerReply inquiryId={inquiryId} />}
              </div>
            </Panel>
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {current.map((quote) => (
              <OwnQuote key={quote.quoteId} inquiry={inquiry} quote={quote} mayQuote={mayQuote} />
            ))}
            {replaced.length > 0 && <ReplacedQuotes quotes={replaced} />}
            {state === 'open' && mayQuote && <QuoteComposer key={inquiryId} inquiry={inquiry} />}
          </div>
        </div>
      </ScreenBody>
    </ScreenPage>
  )
}
