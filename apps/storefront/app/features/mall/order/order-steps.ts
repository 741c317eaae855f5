import type { Order } from '@ironsouq/contract/mall/order/order.schema'
import type { Key } from '@ironsouq/i18n/messages'

interface OrderStep {
  key: Key
  at: string | null
}

/** The steps of an order [OR-3] with when each was done, and the index of the current one. */
export function stepsOf(
  order: Pick<
    Order,
    | 'state'
    | 'isVirtual'
    | 'delivery'
    | 'createdAt'
    | 'paidAt'
    | 'readyAt'
    | 'shippedAt'
    | 'completedAt'
  >,
): { steps: OrderStep[]; current: number } {
  const { isVirtual, delivery, createdAt, paidAt, readyAt, shippedAt, completedAt } = order
  const first: OrderStep[] = [
    { key: 'order.stepSubmit', at: createdAt },
    { key: 'order.stepPayment', at: paidAt },
  ]
  const collected: OrderStep[] = [
    { key: 'order.stateReadyForPickup', at: readyAt },
    { key: 'order.stepCollected', at: completedAt },
  ]
  const used: OrderStep[] = [
    { key: 'order.stateToBeUsed', at: null },
    { key: 'order.stepCompletion', at: completedAt },
  ]
  const delivered: OrderStep[] = [
    { key: 'order.stepGoodsOut', at: shippedAt },
    { key: 'order.stepWaitReceipt', at: null },
    { key: 'order.stepCompletion', at: completedAt },
  ]
  const steps = [...first, ...(isVirtual ? used : delivery === 'pickup' ? collected : delivered)]
  const CURRENT: Record<Order['state'], number> = {
    pendingPayment: 1,
    grouping: 2,
    pendingDelivery: 2,
    readyForPickup: 3,
    pendingReceipt: isVirtual ? 2 : 3,
    completed: steps.length,
    canceled: paidAt === null ? 1 : 2,
  }
  return { steps, current: CURRENT[order.state] }
}
