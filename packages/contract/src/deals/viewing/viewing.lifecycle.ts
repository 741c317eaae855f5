import { lifecycle } from '../../lifecycle.ts'

/** An appointment to see a machine at its yard. */
// oxfmt-ignore
export const viewingLifecycle = lifecycle('viewing', {
  states: ['booked', 'visited', 'missed', 'cancelled'],
  initial: 'booked',
  final: ['visited', 'cancelled'],
  moves: [
    // action   from                  to           by
    ['move',    ['booked'],           'booked',    ['member', 'staff']],
    ['cancel',  ['booked'],           'cancelled', ['member', 'staff']],
    // Also a visitor who comes after all.
    ['arrive',  ['booked', 'missed'], 'visited',   ['staff']],
    ['miss',    ['booked'],           'missed',    ['staff']],
  ],
})

export type ViewingState = (typeof viewingLifecycle.states)[number]
export type ViewingAction = (typeof viewingLifecycle.moves)[number]['action']
