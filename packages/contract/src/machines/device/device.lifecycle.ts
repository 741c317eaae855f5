import { lifecycle } from '../../lifecycle.ts'

// oxfmt-ignore
export const deviceLifecycle = lifecycle('device', {
  states: ['draft', 'pendingReview', 'rejected', 'listed', 'reserved', 'sold', 'withdrawn'],
  initial: 'draft',
  final: ['sold'],
  moves: [
    // action    from                                                       to               by
    ['submit',   ['draft', 'rejected'],                                     'pendingReview', ['staff', 'merchant']],
    ['publish',  ['draft', 'pendingReview'],                                'listed',        ['staff', 'system']],
    ['reject',   ['pendingReview'],                                         'rejected',      ['staff']],
    ['reserve',  ['listed'],                                                'reserved',      ['staff', 'system']],
    ['release',  ['reserved'],                                              'listed',        ['staff', 'system']],
    ['sell',     ['listed', 'reserved'],                                    'sold',          ['staff', 'system']],
    ['withdraw', ['draft', 'pendingReview', 'rejected', 'listed'],          'withdrawn',     ['staff', 'system', 'merchant']],
    ['withdraw', ['reserved'],                                              'withdrawn',     ['staff', 'system']],
    ['submit',   ['withdrawn'],                                             'pendingReview', ['merchant']],
    ['relist',   ['withdrawn'],                                             'listed',        ['staff']],
  ],
})

export type DeviceState = (typeof deviceLifecycle.states)[number]
export type DeviceAction = (typeof deviceLifecycle.moves)[number]['action']

/** The states in which visitors may see a machine. */
export const PUBLIC_STATES = [
  'listed',
  'reserved',
  'sold',
] as const satisfies readonly DeviceState[]

/** The states that a card can say; to visitors everything that was never for sale is a draft. */
export const CARD_STATES = ['draft', ...PUBLIC_STATES, 'withdrawn'] as const
export type CardState = (typeof CARD_STATES)[number]

export const cardState = (state: DeviceState): CardState =>
  state === 'pendingReview' || state === 'rejected' ? 'draft' : state
