import { lifecycle } from '../lifecycle.ts'

/** A copy of all that is known of a member, from his asking until nobody can fetch it any more. */
// oxfmt-ignore
export const exportLife = lifecycle('data_export', {
  states: ['asked', 'ready', 'expired'],
  initial: 'asked',
  final: ['expired'],
  moves: [
    // action  from                to         by
    ['pack',   ['asked'],          'ready',   ['exportJob']],
    ['expire', ['asked', 'ready'], 'expired', ['timer']],
  ],
})

export type ExportState = (typeof exportLife.states)[number]
