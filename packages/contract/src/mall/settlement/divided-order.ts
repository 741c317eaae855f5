import { divideRounded } from '../../money/money/rounding.ts'
import { vatAdded } from '../../money/tax/vat.ts'

export interface SettledOrder {
  payableMinor: bigint
  refundedMinor: bigint
  /** What was paid for the lines; the rest of the payable amount is for delivery. */
  goodsPaidMinor: bigint
  /** Frozen when the order was placed. */
  commissionMinor: bigint
  /** Discounts that the platform pays for. */
  subsidyMinor: bigint
  /** The VAT on the commission has the rate of this day. */
  placedAt: Date
}

const share = (minor: bigint, part: bigint, whole: bigint): bigint =>
  whole === 0n ? minor : divideRounded(minor * part, whole)

/** How what is left of an order is divided. A refund takes from the goods first, and commission falls with them. */
export function dividedOrder(order: SettledOrder) {
  const heldMinor = order.payableMinor - order.refundedMinor
  const freightPaid = order.payableMinor - order.goodsPaidMinor
  const freightMinor = freightPaid < heldMinor ? freightPaid : heldMinor
  const goodsMinor = heldMinor - freightMinor
  const commissionMinor = share(order.commissionMinor, goodsMinor, order.goodsPaidMinor)
  return {
    goodsMinor,
    freightMinor,
    subsidyMinor: share(order.subsidyMinor, heldMinor, order.payableMinor),
    commissionMinor,
    commissionVatMinor: vatAdded(commissionMinor, { scheme: 'standard', at: order.placedAt }),
  }
}
