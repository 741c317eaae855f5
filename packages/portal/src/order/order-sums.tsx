import type { Order } from '@ironsouq/contract/mall/order/order.schema'
import { negate } from '@ironsouq/contract/money/money/arithmetic'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'
import { isolated } from '@ironsouq/i18n/isolate'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'

interface Sum {
  id: string
  text: string
  amount: Money
}

function useSums({ goods, freight, discounts }: Order): Sum[] {
  const t = useT()
  return [
    { id: 'goods', text: t('portalOrder.goods'), amount: goods },
    { id: 'freight', text: t('portalOrder.deliveryFee'), amount: freight },
    ...discounts.map(({ kind, fundedBy, amount }) => ({
      id: `${kind} ${fundedBy}`,
      text: t(`portalOrder.off_${kind}`),
      amount: negate(amount),
    })),
  ]
}

const ROW = 'flex justify-between gap-3 border-b border-line py-1.5'

/** What the goods and their delivery cost, what was taken off, and the VAT in it. */
export function OrderSums({ order }: { order: Order }) {
  const t = useT()
  const format = useFormat()
  const sums = useSums(order)
  const { payable, vat, refunded } = order
  return (
    <div className="grid gap-2">
      <dl className="grid text-small tabular-nums">
        {sums.map(({ id, text, amount }) => (
          <div key={id} className={ROW}>
            <dt className="text-ink-2">{text}</dt>
            <dd className="font-medium whitespace-nowrap">
              <bdi>{format.ledgerMoney(amount)}</bdi>
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-3 border-t-2 border-ink py-2 text-body font-bold">
          <dt>{t('portalOrder.total')}</dt>
          <dd className="whitespace-nowrap">
            <bdi>{format.ledgerMoney(payable)}</bdi>
          </dd>
        </div>
        {minorOf(refunded) > 0n && (
          <div className={ROW}>
            <dt className="text-ink-2">{t('portalOrder.refunded')}</dt>
            <dd className="font-medium whitespace-nowrap">
              <bdi>{format.ledgerMoney(refunded)}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <p className="text-micro text-ink-muted">
        {t('portalOrder.vat', { amount: isolated(format.ledgerMoney(vat)) })}
      </p>
    </div>
  )
}
