import type { Order } from '@ironsouq/contract/mall/order/order.schema'
import type { OrderDispute } from '@ironsouq/contract/money/dispute/dispute.schema'
import { type Fact, FactsTable } from '@ironsouq/ui/patterns/fact/facts-table'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'

export const DISPUTE_TONES = { open: 'refused', won: 'proven', lost: 'plain' } as const

interface DisputeProps {
  dispute: OrderDispute
  /** Who reads what to do next. */
  reader: 'store' | 'staff'
}

function Dispute({ dispute, reader }: DisputeProps) {
  const t = useT()
  const format = useFormat()
  const { state, amount, reason, evidenceDueAt, openedAt, endedAt } = dispute
  const facts: Fact[] = [
    { label: t('portalOrder.disputeAmount'), value: <bdi>{format.money(amount)}</bdi> },
    { label: t('portalOrder.disputeReason'), value: t(`portalOrder.disputeReason_${reason}`) },
    { label: t('portalOrder.disputeSince'), value: format.dateTime(openedAt) },
    ...(evidenceDueAt === null
      ? []
      : [{ label: t('portalOrder.disputeDue'), value: format.dateTime(evidenceDueAt) }]),
    ...(endedAt === null
      ? []
      : [{ label: t('portalOrder.disputeEnded'), value: format.dateTime(endedAt) }]),
  ]
  return (
    <li className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <p>
        <Badge tone={DISPUTE_TONES[state]}>{t(`portalOrder.dispute_${state}`)}</Badge>
      </p>
      <p className="font-semibold">
        {t(`portalOrder.disputeNext_${state === 'open' ? reader : state}`)}
      </p>
      <FactsTable facts={facts} />
    </li>
  )
}

/** What became of the payment at the bank of the buyer, and what is to be done [PY-7]. */
export function OrderDisputes({
  order: { disputes },
  reader,
}: {
  order: Order
  reader: DisputeProps['reader']
}) {
  const t = useT()
  if (disputes.length === 0) return null
  return (
    <Panel heading={t('portalOrder.dispute')}>
      <ul className="grid divide-y divide-line">
        {disputes.map((dispute) => (
          <Dispute key={dispute.disputeId} dispute={dispute} reader={reader} />
        ))}
      </ul>
    </Panel>
  )
}
