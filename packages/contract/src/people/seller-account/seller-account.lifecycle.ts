import { lifecycle } from '../../lifecycle.ts'

// oxfmt-ignore
export const sellerAccountLifecycle = lifecycle('sellerAccount', {
  states: ['invited', 'active', 'disabled'],
  initial: 'invited',
  final: [],
  moves: [
    // action   from                     to          by
    ['accept',  ['invited'],             'active',   ['merchant']],
    ['reset',   ['active', 'disabled'],  'invited',  ['merchant']],
    ['disable', ['invited', 'active'],   'disabled', ['merchant']],
  ],
})

export type SellerAccountState = (typeof sellerAccountLifecycle.states)[number]
