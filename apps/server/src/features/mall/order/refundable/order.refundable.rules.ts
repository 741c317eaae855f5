/** A line with what of it was refunded; refunds that are open count as refunded. */
export interface RefundableLine {
  quantity: number
  paidMinor: bigint
  refundedQuantity: number
  refundedMinor: bigint
}

/**
 * The most that can be refunded for so many units of a line: their part of what was paid, rounded down. The last unit
 * takes what is left, so that all units together are refunded exactly what was paid [RF-6].
 */
export function maxRefundOf(line: RefundableLine, units: number): bigint {
  const leftQuantity = line.quantity - line.refundedQuantity
  if (!Number.isInteger(units) || units < 1 || units > leftQuantity)
    throw new RangeError(`${units} units of a line that has ${leftQuantity} left`)
  const leftMinor = line.paidMinor - line.refundedMinor
  const partMinor = (line.paidMinor * BigInt(units)) / BigInt(line.quantity)
  return units === leftQuantity || partMinor > leftMinor ? leftMinor : partMinor
}

interface RefundableOrder {
  /** All of its lines. */
  lines: readonly (RefundableLine & { orderLineId: string })[]
  freightPaidMinor: bigint
  freightRefundedMinor: bigint
  /** Nothing of it was sent. */
  isUnsent: boolean
}

/** The most that can be refunded for units of several lines: with the freight when nothing was sent and nothing is left. */
export function maxRefundOfOrder(
  order: RefundableOrder,
  units: ReadonlyMap<string, number>,
): { goodsMinor: bigint; freightMinor: bigint } {
  let goodsMinor = 0n
  let isEmptied = true
  for (const line of order.lines) {
    const asked = units.get(line.orderLineId) ?? 0
    if (asked > 0) goodsMinor += maxRefundOf(line, asked)
    if (line.refundedQuantity + asked < line.quantity) isEmptied = false
  }
  const withFreight = order.isUnsent && isEmptied
  return {
    goodsMinor,
    freightMinor: withFreight ? order.freightPaidMinor - order.freightRefundedMinor : 0n,
  }
}
