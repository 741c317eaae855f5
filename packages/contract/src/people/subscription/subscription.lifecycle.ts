import { lifecycle } from '../../lifecycle.ts'

/** The weekly sales email, with double opt-in: nothing is sent before the address is confirmed. */
// oxfmt-ignore
export const subscriptionLifecycle = lifecycle('subscription', {
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

export type SubscriptionState = (typeof subscriptionLifecycle.states)[number]
