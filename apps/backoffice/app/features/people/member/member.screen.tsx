import { chatStaffEndpoints } from '@ironsouq/contract/deals/chat/chat-desk.endpoints'
import { inquiryStaffEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import { couponStaffEndpoints } from '@ironsouq/contract/mall/coupon/coupon.staff.endpoints'
import { orderStaffEndpoints } from '@ironsouq/contract/mall/order/order.staff.endpoints'
import { ledgerStaffEndpoints } from '@ironsouq/contract/money/ledger/ledger.staff.endpoints'
import { memberSupportEndpoints } from '@ironsouq/contract/people/member-support/member-support.endpoints'
import { pointsStaffEndpoints } from '@ironsouq/contract/people/points/points.staff.endpoints'
import { isLocaleCode, LOCALES } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { part } from '@ironsouq/portal/screen/listed-panel'
import { PhoneNumber } from '@ironsouq/portal/screen/phone-number'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { MemberCoupons } from '#features/mall/coupon/parts/member-coupons.tsx'
import { ListedOrders } from '#features/mall/order/parts/listed-orders.tsx'
import type { Route } from './+types/member.screen.ts'
import { AddressesPanel, BalancePanel, ChatsPanel, InquiriesPanel } from './member-panels.tsx'
import { PointsPanel } from './points-panel.tsx'

const { overview, endSessions } = memberSupportEndpoints

export async function clientLoader({ params: { memberId } }: Route.ClientLoaderArgs) {
  const orders = orderStaffEndpoints.list
  const inquiries = inquiryStaffEndpoints.list
  const { accounts } = ledgerStaffEndpoints
  const chatOf = api(chatStaffEndpoints.ofMember, { query: { memberId } })
  const [member, points, ...parts] = await Promise.all([
    api(overview, { query: { memberId } }),
    api(pointsStaffEndpoints.ofMember, { query: { memberId } }),
    part(api(orders, { query: orders.query.parse({ memberId }) })),
    part(api(inquiries, { query: inquiries.query.parse({ memberId }) })),
    part(chatOf.then((rows) => ({ rows, total: rows.length }))),
    part(api(accounts, { query: accounts.query.parse({ q: memberId }) })),
    part(api(couponStaffEndpoints.ofMember, { query: { memberId } })),
  ])
  const [ofOrders, ofInquiries, ofChats, ofBalance, ofCoupons] = parts
  return { member, points, ofOrders, ofInquiries, ofChats, ofBalance, ofCoupons }
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 border-b border-line py-2">
      <dt className="text-micro text-ink-muted">{name}</dt>
      <dd className="flex flex-wrap items-center gap-2 font-medium">{children}</dd>
    </div>
  )
}

/** A member with everything that they ask about: orders, inquiries, chats, balance, addresses. */
export default function MemberScreen({ loaderData }: Route.ComponentProps) {
  const { member, points, ofOrders, ofInquiries, ofChats, ofBalance, ofCoupons } = loaderData
  const t = useT()
  const format = useFormat()
  const { run, isRunning } = useCommand()
  const mayEnd = useMay('member.endSessions')
  const [isAsking, setAsking] = useState(false)
  const { memberId, nickName, locale, lastSeenAt } = member
  const end = async () => {
    const done = await run(() => api(endSessions, { body: { memberId } }))
    setAsking(false)
    if (done) toasts.show({ text: t('backofficeMember.ended', { count: done.ended }) })
  }
  const check = (isVerified: boolean) => (
    <Badge tone={isVerified ? 'proven' : 'plain'}>
      {t(isVerified ? 'backofficeMember.verified' : 'backofficeMember.notVerified')}
    </Badge>
  )
  const mayAudit = useMay('audit.read')
  const audit = mayAudit && (
    <Link to={`/audit?entity=member&entityId=${memberId}`} className="underline underline-offset-3">
      {t('backofficeAudit.title')}
    </Link>
  )
  const setUp = (is: boolean) => t(is ? 'backofficeMember.yes' : 'backofficeMember.no')
  return (
    <ScreenPage
      title={nickName}
      actions={
        mayEnd && (
          <Button size="portal" onPress={() => setAsking(true)}>
            {t('backofficeMember.endSessions')}
          </Button>
        )
      }
    >
      <ScreenBody>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(320px,2fr)]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <ListedOrders part={ofOrders} to={`/orders?memberId=${memberId}`} hasStore />
            <InquiriesPanel memberId={memberId} part={ofInquiries} />
            <ChatsPanel part={ofChats} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Panel heading={t('backofficeMember.contact')} note={audit}>
              <dl>
                <Fact name={t('backofficeMember.mail')}>
                  <bdi dir="ltr">{member.mail ?? '–'}</bdi>
                  {member.mail !== null && check(member.isMailVerified)}
                </Fact>
                <Fact name={t('backofficeMember.mobile')}>
                  {member.mobile === null ? '–' : <PhoneNumber number={member.mobile} />}
                  {member.mobile !== null && check(member.isMobileVerified)}
                </Fact>
                <Fact name={t('backofficeMember.account')}>{member.account ?? '–'}</Fact>
                <Fact name={t('backofficeMember.company')}>
                  <bdi>{member.company || '–'}</bdi>
                </Fact>
                <Fact name={t('backofficeMember.language')}>
                  {isLocaleCode(locale) ? LOCALES[locale].name : locale}
                </Fact>
                <Fact name={t('backofficeMember.memberSince')}>
                  {format.date(member.memberSince)}
                </Fact>
              </dl>
            </Panel>
            <BalancePanel part={ofBalance} />
            <MemberCoupons memberId={memberId} part={ofCoupons} />
            <PointsPanel key={memberId} memberId={memberId} loaded={points} />
            <AddressesPanel addresses={member.addresses} />
            <Panel heading={t('backofficeMember.signIn')}>
              <dl>
                <Fact name={t('backofficeMember.lastSeen')}>
                  {lastSeenAt === null ? t('backofficeMember.never') : format.dateTime(lastSeenAt)}
                </Fact>
                <Fact name={t('backofficeMember.sessions')}>{format.number(member.sessions)}</Fact>
                <Fact name={t('backofficeMember.password')}>{setUp(member.hasPassword)}</Fact>
                <Fact name={t('backofficeMember.secondFactor')}>
                  {setUp(member.hasSecondFactor)}
                </Fact>
                <Fact name={t('backofficeMember.passkeys')}>{format.number(member.passkeys)}</Fact>
                <Fact name={t('backofficeMember.favorites')}>
                  {format.number(member.favorites)}
                </Fact>
                <Fact name={t('backofficeMember.viewings')}>
                  {format.number(member.upcomingViewings)}
                </Fact>
              </dl>
            </Panel>
          </div>
        </div>
      </ScreenBody>
      <Dialog
        title={t('backofficeMember.endSessions')}
        close={t('common.close')}
        isOpen={isAsking}
        onOpenChange={setAsking}
      >
        <p>{t('backofficeMember.endSessionsBody', { name: nickName })}</p>
        <Button tone="danger" isPending={isRunning} onPress={() => void end()}>
          {t('backofficeMember.endSessions')}
        </Button>
      </Dialog>
    </ScreenPage>
  )
}
