import type { OrderAround } from '@ironsouq/contract/mall/order/order.staff.endpoints'
import type { LedgerJournalRow } from '@ironsouq/contract/money/ledger/ledger.staff.endpoints'
import type { PaymentState } from '@ironsouq/contract/money/payment/payment.lifecycle'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Badge, type BadgeTone } from '@ironsouq/ui/primitives/display/badge'
import { Link } from 'react-router'

const LINK = 'underline underline-offset-3'
const ROW = 'flex flex-wrap items-center gap-x-4 gap-y-1 py-2 first:pt-0 last:pb-0'

const TONE: Record<PaymentState, BadgeTone> = {
  opening: 'wait',
  open: 'wait',
  paid: 'proven',
  surplus: 'info',
  failed: 'refused',
  closed: 'plain',
}

interface OrderAroundProps {
  orderId: string
  orderNumber: string
  sellerId: string
  storeName: string
  around: OrderAround
  /** Null for those who may not read the ledger. */
  journals: readonly LedgerJournalRow[] | null
}

/** Where staff go on from an order: buyer, store, audit log, and where they find the conversation about it. */
function Neighbours({ orderId, sellerId, storeName, around }: OrderAroundProps) {
  const t = useT()
  const format = useFormat()
  const mayReadStores = useMay('store.read')
  const mayAudit = useMay('audit.read')
  const { memberId, memberName, orders } = around
  return (
    <Panel heading={t('portalChat.buyer')}>
      <ul className="grid">
        {memberName !== null && (
          <li className={ROW}>
            <Link to={`/members/${memberId}`} className={`${LINK} font-semibold`}>
              <bdi>{memberName}</bdi>
            </Link>
          </li>
        )}
        <li className={ROW}>
          <Link to={`/orders?memberId=${memberId}`} className={LINK}>
            {t('portalOrder.buyerOrders', { count: format.number(orders) })}
          </Link>
        </li>
        {mayReadStores && (
          <li className={ROW}>
            {t('portalOrder.store')}
            <Link to={`/stores/${sellerId}`} className={LINK}>
              <bdi>{storeName}</bdi>
            </Link>
          </li>
        )}
        {mayAudit && (
          <li className={ROW}>
            <Link to={`/audit?entity=order&entityId=${orderId}`} className={LINK}>
              {t('backofficeAudit.title')}
            </Link>
          </li>
        )}
      </ul>
    </Panel>
  )
}

function Attempts({ payments }: Pick<OrderAround, 'payments'>) {
  const t = useT()
  const format = useFormat()
  return (
    <Panel heading={t('portalOrder.attempts')}>
      {payments.length === 0 ? (
        <p className="text-ink-muted">{t('portalOrder.noAttempts')}</p>
      ) : (
        <ul className="grid divide-y divide-line">
          {payments.map(({ paymentId, method, state, amount, providerRef, at }) => (
            <li key={paymentId} className={ROW}>
              <span className="font-semibold">{t(`portalOrder.pay_${method}`)}</span>
              <Badge tone={TONE[state]}>{t(`portalOrder.attempt_${state}`)}</Badge>
              <span className="text-ink-muted">{format.dateTime(at)}</span>
              <bdi className="ms-auto font-semibold tabular-nums">{format.money(amount)}</bdi>
              {providerRef !== null && (
                <bdi dir="ltr" className="basis-full text-micro wrap-anywhere text-ink-muted">
                  {providerRef}
                </bdi>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Journals({ journals }: { journals: readonly LedgerJournalRow[] }) {
  const t = useT()
  const format = useFormat()
  return (
    <Panel heading={t('backofficeLedger.journals')}>
      {journals.length === 0 ? (
        <p className="text-ink-muted">{t('backofficeMember.nothing')}</p>
      ) : (
        <ul className="grid divide-y divide-line">
          {journals.map(({ journalId, kind, at, moved }) => (
            <li key={journalId} className={ROW}>
              <Link to={`/ledger/journals/${journalId}`} className={LINK}>
                {t(`portalLedger.${kind}`)}
              </Link>
              <span className="text-ink-muted">{format.dateTime(at)}</span>
              <bdi className="ms-auto font-semibold tabular-nums">
                {format.list(moved.map((each) => format.ledgerMoney(each)))}
              </bdi>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** Buyer, payment and journals of an order. */
export function OrderAroundPanels(props: OrderAroundProps) {
  const { around, journals } = props
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 pt-4 lg:grid-cols-3">
      <Neighbours {...props} />
      <Attempts payments={around.payments} />
      {journals && <Journals journals={journals} />}
    </div>
  )
}
