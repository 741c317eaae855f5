import { lifecycle } from '../../lifecycle.ts'

/**
 * A transfer of what is due to a seller. Who requests it is not who confirms it. From then on the amount is
 * no longer due; the bank makes the transfer or does not, and can still return what it sent.
 */
// oxfmt-ignore
export const payoutLifecycle = lifecycle('payout', {
  states: ['waiting', 'confirmed', 'paid', 'rejected', 'failed'],
  initial: 'waiting',
  final: ['rejected', 'failed'],
  moves: [
    // action    from                   to           by
    ['confirm',  ['waiting'],           'confirmed', ['staff']],
    ['reject',   ['waiting'],           'rejected',  ['staff']],
    ['send',     ['confirmed'],         'paid',      ['staff']],
    ['fail',     ['confirmed', 'paid'], 'failed',    ['staff']],
  ],
})

export type PayoutState = (typeof payoutLifecycle.states)[number]
