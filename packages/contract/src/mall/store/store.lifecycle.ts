import { lifecycle } from '../../lifecycle.ts'

/** A store from its approval on [ST-1]. Only an open store sells; running orders go on in every state [ST-5]. */
// oxfmt-ignore
export const storeLifecycle = lifecycle('store', {
  states: ['open', 'closed', 'offline', 'offlineReview', 'suspended', 'terminated'],
  initial: 'open',
  final: ['terminated'],
  moves: [
    // action         from                                                        to               by
    ['close',         ['open'],                                                   'closed',        ['merchant']],
    ['reopen',        ['closed'],                                                 'open',          ['merchant']],
    ['takeOffline',   ['open', 'closed'],                                         'offline',       ['staff']],
    ['askReview',     ['offline'],                                                'offlineReview', ['merchant']],
    ['bringBack',     ['offline', 'offlineReview'],                               'open',          ['staff']],
    ['refuseReview',  ['offlineReview'],                                          'offline',       ['staff']],
    ['suspend',       ['open', 'closed', 'offline', 'offlineReview'],             'suspended',     ['staff', 'system']],
    ['resume',        ['suspended'],                                              'open',          ['staff']],
    ['terminate',     ['closed', 'offline', 'suspended'],                         'terminated',    ['staff']],
  ],
})

export type StoreState = (typeof storeLifecycle.states)[number]
export type StoreAction = (typeof storeLifecycle.moves)[number]['action']
