import { lifecycle } from '../../lifecycle.ts'

/** An appointment to see a machine at its yard. */
// oxfmt-ignore
export const viewingLifecycle = lifecycle('viewing', {
  states: ['booked', 'cancelled'],
  initial: 'booked',
  final: ['cancelled'],
  moves: [
    // action   from        to           by
    ['move',    ['booked'], 'booked',    ['member']],
    ['cancel',  ['booked'], 'cancelled', ['member', 'staff']],
  ],
})

export type ViewingState = (typeof viewingLifecycle.states)[number]
