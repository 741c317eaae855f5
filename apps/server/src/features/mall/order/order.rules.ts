import type { Endpoint } from '@ironsouq/contract/endpoint'
import { allowed } from '@ironsouq/contract/lifecycle'
import { arrivalOf, dayAt } from '@ironsouq/contract/mall/freight/arrival'
import type { ORDER_LINE_KINDS } from '@ironsouq/contract/mall/order/order.enums'
import {
  isUnsentState,
  ORDER_ACTIONS,
  orderLifecycle,
  type OrderAction,
} from '@ironsouq/contract/mall/order/order.lifecycle'
import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { orderStaffEndpoints } from '@ironsouq/contract/mall/order/order.staff.endpoints'
import { refundEndpoints } from '@ironsouq/contract/money/payment/refund.endpoints'
import type { Signer } from '#kernel/data/signer.ts'
import { personOf } from '#kernel/data/transition.ts'
import type { Actor } from '#kernel/http/serve.ts'
import type { storeOrder } from './order.tables.ts'

/** Eight digits that the buyer shows; derived from the order and the installation's secret, stored nowhere. */
export const pickupCodeOf = (signer: Signer, orderId: string): string =>
  String(signer.fingerprint('pickup', orderId).readUInt32BE() % 10 ** 8).padStart(8, '0')

type Row = typeof storeOrder.$inferSelect

/**
 * Whether a paid order can be refunded as a whole. Buyers and stores do it while nothing was sent; of a virtual order its
 * codes decide as well. Staff also do it
 * later, when goods came back or never arrived: only they can tell which of the two sides is right [MS-3].
 */
export const isRefundable = (
  { state, isVirtual }: Pick<Row, 'state' | 'isVirtual'>,
  { isUnsent, by }: { isUnsent: boolean; by: ReturnType<typeof personOf> | 'system' },
): boolean =>
  by === 'staff'
    ? allowed(orderLifecycle, state, by).includes('refund')
    : (isVirtual ? state === 'pendingReceipt' : isUnsentState(state)) && isUnsent

/** Who reads an order: what they may do is sent with it. */
export type Reader = Pick<Actor, 'audience' | 'permissions'>

/** The command behind each action of a portal; its permission is needed. */
const COMMANDS: Record<string, Partial<Record<OrderAction, Pick<Endpoint, 'permission'>>>> = {
  merchant: {
    ship: orderMerchantEndpoints.ship,
    ready: orderMerchantEndpoints.ready,
    handOver: orderMerchantEndpoints.handOver,
    refund: refundEndpoints.ofMerchant,
    reprice: orderMerchantEndpoints.reprice,
    printSlip: orderMerchantEndpoints.packingSlips,
    correctTracking: orderMerchantEndpoints.correctTracking,
  },
  staff: { cancel: orderStaffEndpoints.cancel, refund: refundEndpoints.ofStaff },
}

function isPermitted({ audience, permissions }: Reader, action: OrderAction): boolean {
  if (audience === 'member') return true
  const permission = COMMANDS[audience]?.[action]?.permission
  return typeof permission === 'string' && permissions.has(permission)
}

interface Line {
  kind: (typeof ORDER_LINE_KINDS)[number]
  shippedQuantity: number
  isOnSale: boolean
  /** Of virtual goods: whether no code was used, and whether their terms let the buyer have the money back. */
  isUnused: boolean
  isReturnable: boolean
}

/** What the reader may do with an order now: by its lifecycle, by its content and by their permissions. */
export function orderActions(
  order: Pick<Row, 'state' | 'isVirtual' | 'delivery' | 'address'>,
  lines: readonly Line[],
  reader: Reader,
): OrderAction[] {
  const by = personOf(reader)
  const isUnsent = lines.every(({ shippedQuantity }) => shippedQuantity === 0)
  const rules: Partial<Record<OrderAction, boolean>> = {
    ship: order.delivery !== 'pickup',
    ready: order.delivery === 'pickup',
    handOver: order.delivery === 'pickup',
    correctTracking: !isUnsent,
    printSlip: order.delivery !== 'none',
    // Its codes say when it is complete.
    receive: !order.isVirtual,
    refund:
      isRefundable(order, { isUnsent, by }) &&
      (by === 'staff' || lines.every(({ isUnused }) => isUnused)) &&
      (by !== 'member' || lines.every(({ isReturnable }) => isReturnable)),
    changeAddress: isUnsent && order.address !== null,
    reorder: !order.isVirtual && lines.some(({ kind, isOnSale }) => kind === 'goods' && isOnSale),
  }
  const open: readonly string[] = allowed(orderLifecycle, order.state, by)
  return ORDER_ACTIONS.filter(
    (action) => open.includes(action) && (rules[action] ?? true) && isPermitted(reader, action),
  )
}

/**
 * By when an overdue order is expected: as long after it was sent as the store takes. What was sent too long ago for
 * that, or not at all, is expected as if it were ordered now.
 */
export function newExpectation(
  { deliveryTime, shippedAt }: Pick<Row, 'deliveryTime' | 'shippedAt'>,
  now: Date,
  closedDays: readonly string[],
): string | null {
  if (!deliveryTime) return null
  const ofParcel = shippedAt && arrivalOf(shippedAt, deliveryTime, closedDays).by
  return ofParcel !== null && ofParcel >= dayAt(now)
    ? ofParcel
    : arrivalOf(now, deliveryTime, closedDays).by
}
