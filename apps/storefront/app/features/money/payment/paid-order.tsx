import type { ToPay } from '@ironsouq/contract/money/payment/payment.schema'
import { PromisedDay } from '#features/mall/arrival/parts/promised-day.tsx'
import { Amount } from '#features/mall/cart/parts/amount.tsx'
import { GoodsPicture } from '#features/mall/cart/parts/goods-picture.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

interface PaidOrderProps {
  order: ToPay['orders'][number]
  /** Whether it was paid: only then something arrives. */
  isPaid: boolean
}

/** An order of a payment: what was bought at a store, and when it arrives. */
export function PaidOrder({ order, isPaid }: PaidOrderProps) {
  const t = useT()
  const format = useFormat()
  const { orderNumber, storeName, payable, goods, arrival } = order
  return (
    <li className="grid content-start gap-2 rounded-box border border-line bg-surface p-4">
      <h2 className="font-bold break-words">{storeName}</h2>
      {isPaid && <PromisedDay arrival={arrival} />}
      <ul className="grid gap-2">
        {goods.map(({ name, picture, quantity }) => (
          <li key={`${name} ${picture}`} className="flex gap-3">
            <GoodsPicture picture={picture} />
            <span className="min-w-0 break-words">
              {name} <bdi className="text-ink-muted tabular-nums">× {format.number(quantity)}</bdi>
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <LocalLink
          href={`/user-center/orders/${orderNumber}`}
          className="inline-flex min-h-11 items-center underline underline-offset-3 lg:min-h-6"
        >
          {t('order.order', { number: orderNumber })}
        </LocalLink>
        <Amount money={payable} />
      </div>
    </li>
  )
}
