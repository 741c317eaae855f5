import { lifecycle } from '../../lifecycle.ts'

/**
 * A conversation of a member with a desk. It ends and begins again: each beginning is a consultation
 * with a number of its own [CH-8].
 */
// oxfmt-ignore
export const chatLifecycle = lifecycle('chat', {
  states: ['waiting', 'assigned', 'ended', 'expired'],
  initial: 'waiting',
  final: [],
  moves: [
    // action     from                                to          by
    ['consult',   ['waiting', 'ended', 'expired'],    'waiting',  ['buyer']],
    ['consult',   ['assigned'],                       'assigned', ['buyer']],
    ['take',      ['waiting'],                        'assigned', ['staff', 'seller']],
    ['transfer',  ['waiting', 'assigned'],            'assigned', ['staff', 'seller']],
    ['release',   ['assigned'],                       'waiting',  ['staff', 'seller']],
    ['end',       ['waiting', 'assigned'],            'ended',    ['buyer', 'staff', 'seller']],
    ['expire',    ['waiting', 'assigned'],            'expired',  ['timer']],
  ],
})

export type ChatState = (typeof chatLifecycle.states)[number]

/** In these states both sides write. */
export const isChatOpen = (state: ChatState): boolean => state === 'waiting' || state === 'assigned'
