import { lifecycle } from '../../lifecycle.ts'

// oxfmt-ignore
export const staffLifecycle = lifecycle('staff', {
  states: ['invited', 'active', 'disabled'],
  initial: 'invited',
  final: [],
  moves: [
    // action   from                     to          by
    ['accept',  ['invited'],             'active',   ['staff']],
    ['reset',   ['active', 'disabled'],  'invited',  ['staff']],
    ['disable', ['invited', 'active'],   'disabled', ['staff']],
  ],
})

export type StaffState = (typeof staffLifecycle.states)[number]
