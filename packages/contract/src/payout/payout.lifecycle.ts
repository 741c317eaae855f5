import { lifecycle } from '../lifecycle.ts'

/** A transfer of what is due to a seller. Who requests it is not who confirms that the bank made it. */
// oxfmt-ignore
export const payoutLifecycle = lifecycle('payout', {
  states: ['waiting', 'paid', 'rejected'],
  initial: 'waiting',
  final: ['paid', 'rejected'],
  moves: [
    // action    from         to          by
    ['confirm',  ['waiting'], 'paid',     ['staff']],
    ['reject',   ['waiting'], 'rejected', ['staff']],
  ],
})

export type PayoutState = (typeof payoutLifecycle.states)[number]
