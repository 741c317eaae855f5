import { isUnsentState, type OrderAction } from '@ironsouq/contract/mall/order/order.lifecycle'
import type { Order } from '@ironsouq/contract/mall/order/order.schema'
import type { PaymentMethod } from '@ironsouq/contract/money/payment/payment.enums'
import { pickupPointById } from '#features/mall/store/store.pickup.queries.ts'
import { disputesOf } from '#features/money/dispute/dispute.queries.ts'
import { pointsOfOrder } from '#features/people/points/points.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { presentOrder, type OrderRow } from './order.present.ts'
import { linesOf, sellerCodeOf } from './order.projection.ts'
import { adjustmentsOf, parcelsOf } from './order.queries.ts'
import { pickupCodeOf, type Reader } from './order.rules.ts'

const NO_POINTS = { used: 0, earned: 0 }

type PaidRow = OrderRow & { paymentMethod: PaymentMethod | null }

/** What is refused while the payment is disputed, and after it was taken back. */
const STOPPED: readonly OrderAction[] = ['ship', 'ready', 'handOver', 'refund']

/** An order with everything that belongs to it; the pickup code only for the buyer. */
export async function wholeOrder(ctx: Ctx, row: PaidRow, reader: Reader): Promise<Order> {
  const { order } = row
  const isForBuyer = reader.audience === 'member'
  const showsCode = isForBuyer && order.delivery === 'pickup' && isUnsentState(order.state)
  const disputes = await disputesOf(ctx, order.id)
  const shown = presentOrder(row, {
    lines: await linesOf(ctx, [order.id]),
    adjustments: await adjustmentsOf(ctx, order.id),
    parcels: await parcelsOf(ctx, order.id),
    pickup: order.pickupWarehouseId ? await pickupPointById(ctx, order.pickupWarehouseId) : null,
    pickupCode: showsCode ? pickupCodeOf(ctx.signer, order.id) : null,
    points: isForBuyer ? await pointsOfOrder(ctx, order.id) : NO_POINTS,
    reader,
    locale: ctx.locale,
    now: ctx.now(),
    paymentMethod: row.paymentMethod,
    sellerCode: isForBuyer ? await sellerCodeOf(ctx, order.sellerId) : null,
    disputes: isForBuyer ? [] : disputes,
  })
  const stops = disputes.some(({ state }) => state !== 'won')
  return stops
    ? { ...shown, actions: shown.actions.filter((action) => !STOPPED.includes(action)) }
    : shown
}
