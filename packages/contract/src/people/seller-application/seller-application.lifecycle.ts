import { lifecycle } from '../../lifecycle.ts'

/** Who applies proves first that the email address is theirs: no one applies in the name of another. */
// oxfmt-ignore
export const sellerApplicationLifecycle = lifecycle('sellerApplication', {
  states: ['unconfirmed', 'submitted', 'approved', 'refused'],
  initial: 'unconfirmed',
  final: ['approved', 'refused'],
  moves: [
    // action   from             to           by
    ['confirm', ['unconfirmed'], 'submitted', ['member']],
    ['approve', ['submitted'],   'approved',  ['staff']],
    ['refuse',  ['submitted'],   'refused',   ['staff']],
  ],
})

export type SellerApplicationState = (typeof sellerApplicationLifecycle.states)[number]
