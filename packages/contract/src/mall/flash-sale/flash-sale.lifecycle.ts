import { lifecycle } from '../../lifecycle.ts'

/** A flash sale of a store: what runs is not edited, because buyers count on it [PM-2]. */
// oxfmt-ignore
export const flashSaleLifecycle = lifecycle('flashSale', {
  states: ['draft', 'scheduled', 'running', 'ended', 'stopped'],
  initial: 'draft',
  final: ['ended', 'stopped'],
  moves: [
    // action     from                      to           by
    ['schedule',  ['draft'],                'scheduled', ['merchant']],
    ['withdraw',  ['scheduled'],            'draft',     ['merchant']],
    ['start',     ['scheduled'],            'running',   ['system']],
    ['end',       ['scheduled', 'running'], 'ended',     ['system']],
    ['stop',      ['scheduled', 'running'], 'stopped',   ['merchant', 'staff']],
  ],
  commands: [
    ['edit',      ['draft'],                             ['merchant']],
    ['remove',    ['draft'],                             ['merchant']],
  ],
})

export type FlashSaleState = (typeof flashSaleLifecycle.states)[number]
