import type { DeskChat } from '@ironsouq/contract/deals/chat/chat.schema'
import type { StaffInquiryRow } from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import type { LedgerAccountRow } from '@ironsouq/contract/money/ledger/ledger.staff.endpoints'
import type { Address } from '@ironsouq/contract/people/address/address.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import { CHAT_PARAM } from '@ironsouq/portal/chat/console-data.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Listed, type Part } from '@ironsouq/portal/screen/listed-panel'
import { PhoneNumber } from '@ironsouq/portal/screen/phone-number'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Link } from 'react-router'

const LINK = 'underline underline-offset-3'

export function InquiriesPanel({
  memberId,
  part,
}: {
  memberId: string
  part: Part<StaffInquiryRow>
}) {
  const t = useT()
  const format = useFormat()
  return (
    <Listed
      heading={t('backofficeInquiry.title')}
      part={part}
      to={`/inquiries?memberId=${memberId}`}
      idOf={({ inquiryId }) => inquiryId}
    >
      {({ inquiryId, inquiryNo, subject, device, state, createdAt }) => (
        <>
          <Link to={`/inquiries/${inquiryId}`} className={`${LINK} min-w-0 font-semibold`}>
            <bdi>{device?.title ?? subject}</bdi>
          </Link>
          <span className="text-ink-muted">
            {isolated(String(inquiryNo))} · {format.date(createdAt)}
          </span>
          <span className="ms-auto">
            <Badge tone={state === 'unaudited' ? 'wait' : 'plain'}>
              {t(`backofficeInquiry.${state}`)}
            </Badge>
          </span>
        </>
      )}
    </Listed>
  )
}

export function ChatsPanel({ part }: { part: Part<DeskChat> }) {
  const t = useT()
  const format = useFormat()
  return (
    <Listed heading={t('portalChat.menu')} part={part} idOf={({ chatId }) => chatId}>
      {({ chatId, state, order, device, product, updatedAt }) => (
        <>
          <Link
            to={`/chat?${new URLSearchParams({ [CHAT_PARAM]: chatId })}`}
            className={`${LINK} font-semibold`}
          >
            {t(`portalChat.state_${state}`)}
          </Link>
          <bdi className="min-w-0 truncate text-ink-2">
            {order?.orderNumber ?? device?.title ?? product?.name ?? ''}
          </bdi>
          <span className="ms-auto text-ink-muted">{format.dateTime(updatedAt)}</span>
        </>
      )}
    </Listed>
  )
}

export function BalancePanel({ part }: { part: Part<LedgerAccountRow> }) {
  const t = useT()
  const format = useFormat()
  return (
    <Listed heading={t('backofficeLedger.balance')} part={part} idOf={({ accountId }) => accountId}>
      {({ accountId, kind, balance }) => (
        <>
          <Link to={`/ledger?accountId=${accountId}`} className={LINK}>
            {t(`portalLedger.${kind}`)}
          </Link>
          <bdi className="ms-auto font-semibold tabular-nums">{format.ledgerMoney(balance)}</bdi>
        </>
      )}
    </Listed>
  )
}

export function AddressesPanel({ addresses }: { addresses: readonly Address[] }) {
  const t = useT()
  return (
    <Listed
      heading={t('backofficeMember.addresses')}
      part={{ rows: addresses, total: addresses.length }}
      idOf={({ addressId }) => addressId}
    >
      {({ recipient, phone, detail, city, country }) => (
        <span className="grid min-w-0">
          <span>
            <bdi className="font-semibold">{recipient}</bdi> <PhoneNumber number={phone} />
          </span>
          <span className="wrap-anywhere">
            <bdi>{detail}</bdi> · <bdi>{city}</bdi> · {country}
          </span>
        </span>
      )}
    </Listed>
  )
}
