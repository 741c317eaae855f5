import { inquiryLifecycle } from '@ironsouq/contract/deals/inquiry/inquiry.lifecycle'
import { ThreadPage } from '@ironsouq/contract/deals/inquiry/inquiry.schema'
import {
  inquiryStaffEndpoints,
  type StaffInquiry,
} from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import { quoteStaffEndpoints } from '@ironsouq/contract/deals/quote/quote.staff.endpoints'
import { allowed } from '@ironsouq/contract/lifecycle'
import { capital } from '@ironsouq/i18n/capital'
import { isLocaleCode, LOCALES } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { type Fact, FactsTable } from '@ironsouq/ui/patterns/fact/facts-table'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/inquiry.screen.ts'
import { SignalBadges, StateBadge } from './inquiry-state.tsx'
import { StaffReply, StaffThread } from './inquiry-thread.tsx'
import { InvalidateInquiry } from './invalidate-inquiry.tsx'
import { PushInquiry } from './push-inquiry.tsx'
import { QuotePanels, RequestsPanel } from './quote-panels.tsx'

const { detail, read } = inquiryStaffEndpoints

export async function clientLoader({ params: { inquiryId }, url }: Route.ClientLoaderArgs) {
  const { data: page } = ThreadPage.safeParse(Object.fromEntries(url.searchParams))
  const [inquiry, given] = await Promise.all([
    api(detail, { query: { inquiryId, ...page } }),
    api(quoteStaffEndpoints.ofInquiry, { query: { inquiryId } }),
  ])
  return { inquiry, ...given }
}

const LINK = 'underline underline-offset-3'

function useFacts(inquiry: StaffInquiry): Fact[] {
  const t = useT()
  const format = useFormat()
  const mayReadMembers = useMay('member.read')
  const mayReadDevices = useMay('device.read')
  const { device, seller, locale, country, signals, reason, note } = inquiry
  const countries = new Intl.DisplayNames(LOCALES[currentLocale()].intl, { type: 'region' })
  const name = <bdi>{inquiry.memberName}</bdi>
  const facts: [string, Fact['value'] | null][] = [
    [t('backofficeInquiry.subject'), <bdi key="subject">{inquiry.subject}</bdi>],
    [t('backofficeInquiry.state'), <StateBadge key="state" state={inquiry.state} />],
    [
      t('backofficeInquiry.signals'),
      signals.length > 0 ? (
        <SignalBadges key="signals" signals={signals} />
      ) : (
        t('backofficeInquiry.noSignals')
      ),
    ],
    [t('backofficeInquiry.reason'), reason && t(`backofficeInquiry.reason_${reason}`)],
    [t('backofficeInquiry.note'), note],
    [
      t('backofficeInquiry.member'),
      mayReadMembers ? (
        <Link key="member" to={`/members/${inquiry.memberId}`} className={LINK}>
          {name}
        </Link>
      ) : (
        name
      ),
    ],
    [t('backofficeInquiry.company'), inquiry.memberCompany],
    [t('backofficeInquiry.memberSince'), format.date(inquiry.memberSince)],
    [t('backofficeInquiry.before'), format.number(inquiry.inquiriesBefore)],
    [t('backofficeInquiry.language'), isLocaleCode(locale) ? LOCALES[locale].name : locale],
    [
      t('backofficeInquiry.machine'),
      device &&
        (mayReadDevices ? (
          <Link key="device" to={`/equipment/${device.deviceId}`} className={LINK}>
            <bdi>{device.title}</bdi> · <bdi>{device.stockNo}</bdi>
          </Link>
        ) : (
          <bdi key="device">{device.title}</bdi>
        )),
    ],
    [t('backofficeInquiry.seller'), seller && <bdi key="seller">{seller.name}</bdi>],
    [t('backofficeInquiry.quantity'), format.number(inquiry.quantity)],
    [t('backofficeInquiry.country'), country && (countries.of(country) ?? country)],
    [t('backofficeInquiry.category'), inquiry.category?.name ?? null],
    [
      t('portalQuote.points'),
      inquiry.points.map((point) => t(`portalQuote.point${capital(point)}`)).join(' · '),
    ],
    [t('backofficeInquiry.keywords'), inquiry.keywords],
    [t('backofficeInquiry.description'), inquiry.description],
    [t('backofficeInquiry.received'), format.dateTime(inquiry.createdAt)],
  ]
  return facts.flatMap(([label, value]) =>
    value === null || value === '' ? [] : [{ label, value }],
  )
}

/** Who opens the screen has read what it shows. */
function useMarkRead({ inquiryId, unread, messages, isLatest }: StaffInquiry): void {
  const { run } = useCommand()
  const seq = messages.at(-1)?.seq ?? 1
  useEffect(() => {
    if (unread > 0 && isLatest) void run(() => api(read, { body: { inquiryId, seq } }))
  }, [run, inquiryId, unread, isLatest, seq])
}

export default function InquiryScreen({ loaderData }: Route.ComponentProps) {
  const { inquiry, quotes, requests } = loaderData
  const t = useT()
  const [asked, ask] = useState<'push' | 'invalidate'>()
  const mayReview = useMay('inquiry.review')
  const mayReply = useMay('inquiry.reply')
  const facts = useFacts(inquiry)
  useMarkRead(inquiry)
  const { inquiryId, inquiryNo, state, isLatest, earlierBefore } = inquiry
  const actions = mayReview ? allowed(inquiryLifecycle, state, 'staff') : []
  const done = () => ask(undefined)
  return (
    <ScreenPage
      title={`${t('backofficeInquiry.one')} ${inquiryNo}`}
      actions={actions.map((action) => (
        <Button
          key={action}
          size="portal"
          tone={action === 'push' ? 'ink' : 'line'}
          onPress={() => ask(action)}
        >
          {t(`backofficeInquiry.${action}`)}
        </Button>
      ))}
    >
      <ScreenBody>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Panel heading={t('backofficeInquiry.messages')}>
            <div className="grid gap-4">
              {earlierBefore !== null && (
                <Link to={`?before=${earlierBefore}`} className={LINK}>
                  {t('backofficeInquiry.earlier')}
                </Link>
              )}
              <StaffThread inquiry={inquiry} />
              {!isLatest && (
                <Link to="?" className={LINK}>
                  {t('backofficeInquiry.latest')}
                </Link>
              )}
              {state === 'pushed' && mayReply && <StaffReply inquiry={inquiry} />}
            </div>
          </Panel>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {state !== 'unaudited' && <RequestsPanel inquiry={inquiry} requests={requests} />}
            <QuotePanels quotes={quotes} />
            <Panel heading={t('backofficeInquiry.one')}>
              <FactsTable facts={facts} />
            </Panel>
          </div>
        </div>
      </ScreenBody>
      {asked === 'push' && <PushInquiry inquiry={inquiry} onDone={done} />}
      {asked === 'invalidate' && <InvalidateInquiry inquiryId={inquiryId} onDone={done} />}
    </ScreenPage>
  )
}
