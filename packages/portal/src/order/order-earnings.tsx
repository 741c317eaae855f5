import type { Earnings } from '@ironsouq/contract/mall/order/order.schema'
import { negate } from '@ironsouq/contract/money/money/arithmetic'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { useT } from '../language/use-t.ts'
import { SumList } from '../ledger/sum-list.tsx'

/** What the store gets of an order, and what is taken off on the way [BO-5]. */
export function OrderEarnings({ earnings }: { earnings: Earnings | null }) {
  const t = useT()
  if (earnings === null) return null
  const { goods, freight, subsidy, commission, commissionVat, total } = earnings
  const sums = [
    { text: t('portalOrder.goods'), amount: goods },
    { text: t('portalOrder.deliveryFee'), amount: freight },
    { text: t('portalOrder.earnSubsidy'), amount: subsidy },
    { text: t('portalOrder.commission'), amount: negate(commission) },
    { text: t('portalOrder.commissionVat'), amount: negate(commissionVat) },
  ]
  return (
    <Panel heading={t('portalOrder.earnings')} note={t('portalOrder.earningsNote')}>
      <SumList
        sums={sums.filter(({ amount }) => minorOf(amount) !== 0n)}
        total={{ text: t('portalOrder.earnings'), amount: total }}
      />
    </Panel>
  )
}
