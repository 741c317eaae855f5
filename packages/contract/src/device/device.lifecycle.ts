import { lifecycle } from '../lifecycle.ts'

// oxfmt-ignore
export const deviceLifecycle = lifecycle('device', {
  states: ['draft', 'listed', 'reserved', 'sold', 'withdrawn'],
  initial: 'draft',
  final: ['sold'],
  moves: [
    // action    from                            to           by
    ['publish',  ['draft'],                      'listed',    ['staff']],
    ['reserve',  ['listed'],                     'reserved',  ['staff']],
    ['release',  ['reserved'],                   'listed',    ['staff']],
    ['sell',     ['listed', 'reserved'],         'sold',      ['staff']],
    ['withdraw', ['draft', 'listed', 'reserved'], 'withdrawn', ['staff']],
    ['relist',   ['withdrawn'],                  'listed',    ['staff']],
  ],
})

export type DeviceState = (typeof deviceLifecycle.states)[number]
export type DeviceAction = (typeof deviceLifecycle.moves)[number]['action']
