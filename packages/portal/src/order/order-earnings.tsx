import type { Earnings } from '@ironsouq/contract/mall/order/order.schema'
import { negate } from '@ironsouq/contract/money/money/arithmetic'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'

/** What the store gets of an order, and what is taken off on the way [BO-5]. */
export function OrderEarnings({ earnings }: { earnings: Earnings | null }) {
  const t = useT()
  const format = useFormat()
  if (earnings === null) return null
  const { goods, freight, subsidy, commission, commissionVat, total } = earnings
  const sums: [text: string, amount: Money][] = [
    [t('portalOrder.goods'), goods],
    [t('portalOrder.deliveryFee'), freight],
    [t('portalOrder.earnSubsidy'), subsidy],
    [t('portalOrder.commission'), negate(commission)],
    [t('portalOrder.commissionVat'), negate(commissionVat)],
  ]
  return (
    <Panel heading={t('portalOrder.earnings')} note={t('portalOrder.earningsNote')}>
      <dl className="grid text-small tabular-nums">
        {sums
          .filter(([, amount]) => minorOf(amount) !== 0n)
          .map(([text, amount]) => (
            <div key={text} className="flex justify-between gap-3 border-b border-line py-1.5">
              <dt className="text-ink-2">{text}</dt>
              <dd className="font-medium whitespace-nowrap">
                <bdi>{format.ledgerMoney(amount)}</bdi>
              </dd>
            </div>
          ))}
        <div className="flex justify-between gap-3 border-t-2 border-ink py-2 text-body font-bold">
          <dt>{t('portalOrder.earnings')}</dt>
          <dd className="whitespace-nowrap">
            <bdi>{format.ledgerMoney(total)}</bdi>
          </dd>
        </div>
      </dl>
    </Panel>
  )
}
