import { lifecycle } from '../../lifecycle.ts'

/** A buyer has their bank or the provider take the money of a payment back [PY-7]. Providers alone decide. */
// oxfmt-ignore
export const disputeLifecycle = lifecycle('dispute', {
  states: ['open', 'won', 'lost'],
  initial: 'open',
  final: ['won', 'lost'],
  moves: [
    // action  from      to      by
    ['win',    ['open'], 'won',  ['provider']],
    ['lose',   ['open'], 'lost', ['provider']],
  ],
})

export type DisputeState = (typeof disputeLifecycle.states)[number]
