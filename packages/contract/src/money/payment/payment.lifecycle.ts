import { lifecycle } from '../../lifecycle.ts'

/**
 * One attempt to pay a checkout or a top-up. `paid` is the one that counts; a second real payment of the same
 * checkout, or one of a cancelled order, is `surplus` and is refunded.
 */
// oxfmt-ignore
export const paymentLifecycle = lifecycle('payment', {
  states: ['opening', 'open', 'paid', 'surplus', 'failed', 'closed'],
  initial: 'opening',
  final: ['paid', 'surplus'],
  moves: [
    // action      from                                 to         by
    ['open',       ['opening'],                         'open',    ['system']],
    ['pay',        ['opening', 'open', 'failed', 'closed'], 'paid',    ['system', 'provider']],
    ['overpay',    ['opening', 'open', 'failed', 'closed'], 'surplus', ['provider']],
    ['fail',       ['opening', 'open'],                 'failed',  ['system', 'provider']],
    ['close',      ['opening', 'open', 'failed'],       'closed',  ['system', 'provider']],
  ],
})

export type PaymentState = (typeof paymentLifecycle.states)[number]

/** Money on its way back to the buyer. */
// oxfmt-ignore
export const refundLifecycle = lifecycle('refund', {
  states: ['paying', 'succeeded', 'failed', 'canceled'],
  initial: 'paying',
  final: ['succeeded', 'canceled'],
  moves: [
    // action    from        to           by
    ['succeed',  ['paying'], 'succeeded', ['system', 'provider']],
    ['fail',     ['paying'], 'failed',    ['provider']],
    ['retry',    ['failed'], 'paying',    ['staff', 'system']],
    // The buyer has the money by a dispute that was lost.
    ['cancel',   ['paying', 'failed'], 'canceled', ['provider']],
  ],
})

export type RefundState = (typeof refundLifecycle.states)[number]
