import { lifecycle } from '../lifecycle.ts'

// oxfmt-ignore
export const sellerApplicationLifecycle = lifecycle('sellerApplication', {
  states: ['submitted', 'approved', 'refused'],
  initial: 'submitted',
  final: ['approved', 'refused'],
  moves: [
    // action   from           to          by
    ['approve', ['submitted'], 'approved', ['staff']],
    ['refuse',  ['submitted'], 'refused',  ['staff']],
  ],
})

export type SellerApplicationState = (typeof sellerApplicationLifecycle.states)[number]
