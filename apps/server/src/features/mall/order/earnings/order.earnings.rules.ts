import type { Earnings } from '@ironsouq/contract/mall/order/order.schema'
import { dividedOrder } from '@ironsouq/contract/mall/settlement/divided-order'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'
import type { storeOrder } from '../order.tables.ts'

type Row = Pick<
  typeof storeOrder.$inferSelect,
  'state' | 'currency' | 'payableMinor' | 'refundedMinor' | 'createdAt'
>

interface Parts {
  lines: readonly { paidMinor: bigint; commissionMinor: bigint }[]
  subsidyMinor: bigint
}

/** How an order is divided, as its settlement does it [BO-5]. */
function divided({ payableMinor, refundedMinor, createdAt }: Row, { lines, subsidyMinor }: Parts) {
  const sum = (of: 'paidMinor' | 'commissionMinor') =>
    lines.reduce((total, line) => total + line[of], 0n)
  const parts = dividedOrder({
    payableMinor,
    refundedMinor,
    goodsPaidMinor: sum('paidMinor'),
    commissionMinor: sum('commissionMinor'),
    subsidyMinor,
    placedAt: createdAt,
  })
  const { goodsMinor, freightMinor, commissionMinor, commissionVatMinor } = parts
  const totalMinor =
    goodsMinor + freightMinor + parts.subsidyMinor - commissionMinor - commissionVatMinor
  return { ...parts, totalMinor }
}

/** What the store gets of an order; null when it ended without a sale. */
export const earnedOf = (order: Row, parts: Parts): Money | null =>
  order.state === 'canceled' ? null : fromMinor(divided(order, parts).totalMinor, order.currency)

export function earningsOf(order: Row, parts: Parts): Earnings | null {
  if (order.state === 'canceled') return null
  const money = (minor: bigint) => fromMinor(minor, order.currency)
  const {
    goodsMinor,
    freightMinor,
    subsidyMinor,
    commissionMinor,
    commissionVatMinor,
    totalMinor,
  } = divided(order, parts)
  return {
    goods: money(goodsMinor),
    freight: money(freightMinor),
    subsidy: money(subsidyMinor),
    commission: money(commissionMinor),
    commissionVat: money(commissionVatMinor),
    total: money(totalMinor),
  }
}
