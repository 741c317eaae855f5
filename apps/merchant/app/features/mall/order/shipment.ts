import type { Order } from '@ironsouq/contract/mall/order/order.schema'

type Line = Pick<Order['lines'][number], 'orderLineId' | 'quantity' | 'shippedQuantity'>

/** How much of each line goes into a parcel, by the id of the line. */
export type Packed = Readonly<Record<string, number>>

export const leftOf = ({ quantity, shippedQuantity }: Line): number => quantity - shippedQuantity

/** Everything that was not sent yet. */
export const allLeft = (lines: readonly Line[]): Packed =>
  Object.fromEntries(lines.map((line) => [line.orderLineId, leftOf(line)]))

/** The lines of a parcel as the call takes them; a line of which nothing is sent is left out. */
export const parcelLines = (lines: readonly Line[], packed: Packed) =>
  lines.flatMap(({ orderLineId }) => {
    const quantity = packed[orderLineId] ?? 0
    return quantity > 0 ? [{ orderLineId, quantity }] : []
  })

/** Whether nothing is left to send after this parcel. */
export const isLastParcel = (lines: readonly Line[], packed: Packed): boolean =>
  lines.every((line) => (packed[line.orderLineId] ?? 0) === leftOf(line))
