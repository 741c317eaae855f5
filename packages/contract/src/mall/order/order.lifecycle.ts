import { lifecycle } from '../../lifecycle.ts'

/**
 * An order at one store [OR-1]. A paid order is never cancelled by a wish alone: it is refunded. An order that is
 * cancelled never comes back; a late payment is refunded [OR-4]. What is picked up is ready when the store says so.
 * Evaluation is derived, not a state.
 */
// oxfmt-ignore
export const orderLifecycle = lifecycle('order', {
  states: ['pendingPayment', 'grouping', 'pendingDelivery', 'readyForPickup', 'pendingReceipt', 'completed', 'canceled'],
  initial: 'pendingPayment',
  final: ['canceled'],
  moves: [
    // action        from                                                          to                 by
    ['pay',          ['pendingPayment'],                                           'pendingDelivery', ['system']],
    ['payVirtual',   ['pendingPayment'],                                           'pendingReceipt',  ['system']],
    ['payGroup',     ['pendingPayment'],                                           'grouping',        ['system']],
    ['formGroup',    ['grouping'],                                                 'pendingDelivery', ['system']],
    ['cancel',       ['pendingPayment'],                                           'canceled',        ['member', 'staff', 'system']],
    ['expire',       ['pendingPayment'],                                           'canceled',        ['system']],
    ['ship',         ['pendingDelivery'],                                          'pendingReceipt',  ['merchant']],
    ['ready',        ['pendingDelivery'],                                          'readyForPickup',  ['merchant']],
    ['handOver',     ['pendingDelivery', 'readyForPickup'],                        'completed',       ['merchant']],
    ['receive',      ['pendingReceipt'],                                           'completed',       ['member', 'system']],
    ['refund',       ['grouping', 'pendingDelivery', 'readyForPickup', 'pendingReceipt', 'completed'], 'canceled', ['member', 'merchant', 'staff', 'system']],
  ],
  commands: [
    // action           in                                     by
    ['openPayment',     ['pendingPayment'],                    ['member']],
    ['changeAddress',   ['pendingPayment', 'pendingDelivery'], ['member']],
    ['reorder',         ['completed', 'canceled'],             ['member']],
    ['hide',            ['completed', 'canceled'],             ['member']],
    ['reprice',         ['pendingPayment'],                    ['merchant']],
    ['printSlip',       ['pendingDelivery', 'readyForPickup', 'pendingReceipt'], ['merchant']],
    ['correctTracking', ['pendingDelivery', 'pendingReceipt'], ['merchant']],
  ],
})

/** What people do with an order; the rest happens by itself. */
export const ORDER_ACTIONS = [
  'cancel',
  'ship',
  'ready',
  'handOver',
  'receive',
  'refund',
  'openPayment',
  'changeAddress',
  'reorder',
  'hide',
  'reprice',
  'printSlip',
  'correctTracking',
] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]

export type OrderState = (typeof orderLifecycle.states)[number]

/** Paid, and still with the store, whole or in part. */
export const UNSENT_STATES = ['pendingDelivery', 'readyForPickup'] as const satisfies OrderState[]

export const isUnsentState = (state: OrderState): boolean =>
  UNSENT_STATES.some((each) => each === state)
