import { lifecycle } from '../../lifecycle.ts'

/**
 * An order at one store [OR-1]. A paid order is never cancelled by a wish alone: it is refunded. An order that is
 * cancelled never comes back; a late payment is refunded [OR-4]. Evaluation is derived, not a state.
 */
// oxfmt-ignore
export const orderLifecycle = lifecycle('order', {
  states: ['pendingPayment', 'grouping', 'pendingDelivery', 'pendingReceipt', 'completed', 'canceled'],
  initial: 'pendingPayment',
  final: ['canceled'],
  moves: [
    // action        from                                                          to                 by
    ['pay',          ['pendingPayment'],                                           'pendingDelivery', ['system']],
    ['payVirtual',   ['pendingPayment'],                                           'pendingReceipt',  ['system']],
    ['payGroup',     ['pendingPayment'],                                           'grouping',        ['system']],
    ['formGroup',    ['grouping'],                                                 'pendingDelivery', ['system']],
    ['cancel',       ['pendingPayment'],                                           'canceled',        ['member', 'staff']],
    ['expire',       ['pendingPayment'],                                           'canceled',        ['system']],
    ['ship',         ['pendingDelivery'],                                          'pendingReceipt',  ['merchant']],
    ['handOver',     ['pendingDelivery'],                                          'completed',       ['merchant']],
    ['receive',      ['pendingReceipt'],                                           'completed',       ['member', 'system']],
    ['refund',       ['grouping', 'pendingDelivery', 'pendingReceipt', 'completed'], 'canceled',      ['member', 'merchant', 'staff', 'system']],
  ],
})

export type OrderState = (typeof orderLifecycle.states)[number]
