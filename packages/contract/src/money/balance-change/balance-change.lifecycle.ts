import { lifecycle } from '../../lifecycle.ts'

/** A change of a member's balance by hand. A large one waits for a second person. */
// oxfmt-ignore
export const balanceChangeLifecycle = lifecycle('balanceChange', {
  states: ['waiting', 'posted', 'rejected'],
  initial: 'waiting',
  final: ['posted', 'rejected'],
  moves: [
    // action    from         to          by
    ['post',     ['waiting'], 'posted',   ['system']],
    ['approve',  ['waiting'], 'posted',   ['staff']],
    ['reject',   ['waiting'], 'rejected', ['staff']],
  ],
})

export type BalanceChangeState = (typeof balanceChangeLifecycle.states)[number]
