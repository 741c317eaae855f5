import { lifecycle } from '../../lifecycle.ts'

// oxfmt-ignore
export const sellerAccountLifecycle = lifecycle('sellerAccount', {
  states: ['invited', 'active', 'disabled'],
  initial: 'invited',
  final: [],
  moves: [
    // action   from                     to          by
    ['accept',  ['invited'],             'active',   ['seller']],
    ['reset',   ['active', 'disabled'],  'invited',  ['seller']],
    ['disable', ['invited', 'active'],   'disabled', ['seller']],
  ],
})

export type SellerAccountState = (typeof sellerAccountLifecycle.states)[number]
