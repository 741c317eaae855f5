import type { Order } from '@ironsouq/contract/mall/order/order.schema'
import { negate } from '@ironsouq/contract/money/money/arithmetic'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import { isolated } from '@ironsouq/i18n/isolate'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { type Sum, SumList } from '../ledger/sum-list.tsx'

function useSums({ goods, freight, discounts }: Order): Sum[] {
  const t = useT()
  return [
    { text: t('portalOrder.goods'), amount: goods },
    { text: t('portalOrder.deliveryFee'), amount: freight },
    ...discounts.map(({ kind, name, fundedBy, amount }) => {
      const discount = isolated(name ?? t(`portalOrder.off_${kind}`))
      return {
        text: fundedBy === null ? discount : t(`portalOrder.offBy_${fundedBy}`, { discount }),
        amount: negate(amount),
      }
    }),
  ]
}

/** What the goods and their delivery cost, what was taken off, and the VAT in it. */
export function OrderSums({ order }: { order: Order }) {
  const t = useT()
  const format = useFormat()
  const { payable, vat, refunded } = order
  return (
    <div className="grid gap-2">
      <SumList
        sums={useSums(order)}
        total={{ text: t('portalOrder.total'), amount: payable }}
        after={minorOf(refunded) > 0n && { text: t('portalOrder.refunded'), amount: refunded }}
      />
      <p className="text-micro text-ink-muted">
        {t('portalOrder.vat', { amount: isolated(format.ledgerMoney(vat)) })}
      </p>
    </div>
  )
}
