import { lifecycle } from '../../lifecycle.ts'

/**
 * A conversation of a member with a desk. It ends and begins again: each beginning is a consultation
 * with a number of its own [CH-8]. A store begins one with the buyer of an order.
 */
// oxfmt-ignore
export const chatLifecycle = lifecycle('chat', {
  states: ['waiting', 'assigned', 'ended', 'expired'],
  initial: 'waiting',
  final: [],
  moves: [
    // action     from                                to          by
    ['consult',   ['waiting', 'ended', 'expired'],    'waiting',  ['member']],
    ['consult',   ['assigned'],                       'assigned', ['member']],
    ['begin',     ['ended', 'expired'],               'assigned', ['merchant']],
    ['take',      ['waiting'],                        'assigned', ['staff', 'merchant']],
    ['transfer',  ['waiting', 'assigned'],            'assigned', ['staff', 'merchant']],
    ['release',   ['assigned'],                       'waiting',  ['staff', 'merchant']],
    ['end',       ['waiting', 'assigned'],            'ended',    ['member', 'staff', 'merchant']],
    ['expire',    ['waiting', 'assigned'],            'expired',  ['system']],
  ],
})

export type ChatState = (typeof chatLifecycle.states)[number]

/** In these states both sides write. */
export const isChatOpen = (state: ChatState): boolean => state === 'waiting' || state === 'assigned'
