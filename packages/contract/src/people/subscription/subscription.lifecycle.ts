import { lifecycle } from '../../lifecycle.ts'

/** The weekly sales email, with double opt-in: nothing is sent before the address is confirmed. */
// oxfmt-ignore
export const subscriptionLifecycle = lifecycle('subscription', {
  states: ['asked', 'confirmed', 'cancelled'],
  initial: 'asked',
  final: [],
  moves: [
    // action    from                     to           by
    ['confirm',  ['asked'],               'confirmed', ['member']],
    ['cancel',   ['asked', 'confirmed'],  'cancelled', ['member']],
    ['askAgain', ['cancelled'],           'asked',     ['member']],
  ],
})

export type SubscriptionState = (typeof subscriptionLifecycle.states)[number]
