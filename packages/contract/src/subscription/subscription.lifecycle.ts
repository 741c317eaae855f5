import { lifecycle } from '../lifecycle.ts'

/** The weekly notice of sales: nothing is sent before the reader of the address has said yes. */
// oxfmt-ignore
export const subscriptionLife = lifecycle('subscription', {
  states: ['asked', 'confirmed', 'cancelled'],
  initial: 'asked',
  final: [],
  moves: [
    // action    from                     to           by
    ['confirm',  ['asked'],               'confirmed', ['reader']],
    ['cancel',   ['asked', 'confirmed'],  'cancelled', ['reader']],
    ['askAgain', ['cancelled'],           'asked',     ['reader']],
  ],
})

export type SubscriptionState = (typeof subscriptionLife.states)[number]
